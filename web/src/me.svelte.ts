// The guest who sits at this browser.

import { api } from "./server/api";
import type { Me } from "./server/protocol";
import { t } from "./texts.svelte";

class Myself {
  known = $state<Me | null>(null);
  looked = $state(false);
  isCutOff = $state(false); // no server answers: there is only what the browser has kept

  async look(): Promise<void> {
    try {
      this.known = await api.me();
      this.isCutOff = false;
    } catch {
      this.isCutOff = true;
    }
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
