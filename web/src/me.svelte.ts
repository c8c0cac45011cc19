// The guest who sits at this browser.

import { api } from "./server/api";
import type { Me } from "./server/protocol";
import { t } from "./texts.svelte";

const GIVEN = "throneroom-given"; // the name that nobody chose

class Myself {
  known = $state<Me | null>(null);
  #given = $state(givenName());
  /** Is the name one that this person has chosen? */
  isNamed = $derived(this.known !== null && this.known.name !== this.#given);
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
    if (this.known) return;
    this.#given = `${t("web-guest")} ${10 + Math.floor(Math.random() * 90)}`;
    await this.call(this.#given);
    try {
      localStorage.setItem(GIVEN, this.#given);
    } catch {
      // Then this browser is not asked for another name after a reload.
    }
  }
}

function givenName(): string | null {
  try {
    return localStorage.getItem(GIVEN);
  } catch {
    return null;
  }
}

export const me = new Myself();
