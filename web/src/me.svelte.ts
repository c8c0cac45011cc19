// The guest who sits at this browser.

import { api, type Me } from "./server/api";
import { t } from "./texts.svelte";

class Myself {
  known = $state<Me | null>(null);
  looked = $state(false);

  async look(): Promise<void> {
    this.known = await api.me();
    this.looked = true;
  }

  async call(name: string): Promise<void> {
    this.known = await api.takeName(name);
  }

  /** Whoever has not said a name gets one, so that play begins at once. */
  async beSomebody(): Promise<void> {
    if (!this.looked) await this.look();
    if (!this.known) await this.call(`${t("web-guest")} ${10 + Math.floor(Math.random() * 90)}`);
  }
}

export const me = new Myself();
