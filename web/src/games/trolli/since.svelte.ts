// What others have done since the own last turn: kept from what was told.

import type { Event, Ply } from "../../server/protocol";

const LOUD = new Set([
  "princess",
  "bell",
  "camped",
  "swapped",
  "fulfilled",
  "castle-used",
  "bought",
  "laid",
  "pushed",
  "placed",
  "housed",
]);

export class Since {
  events = $state.raw<Event[]>([]);
  #last = -1;

  /** New plies; an own one begins a new list. */
  come(news: Ply[], me: string | null): void {
    for (const ply of news) {
      if (ply.ply <= this.#last) continue;
      this.#last = ply.ply;
      if (ply.seat === me) this.events = [];
      else this.events = [...this.events, ...ply.events.filter((event) => LOUD.has(event.kind))];
    }
  }
}
