// Cards that fly: the events say from where to where, the page says where these places are. It knows no rules: what it
// cannot find on the page does not fly.

import type { Event, Ply } from "../../server/protocol";
import { arrive, flip, isStill, ring, story, wait, type Flight } from "./motion";

const seen = (chosen: string): Element | undefined =>
  Array.from(document.querySelectorAll(chosen)).find((node) => node.getClientRects().length > 0);

/** Where a place of an event is on the page. A card in hand is where it is held; a folded party is its head. */
function nodeAt(place: string, card: string | null, me: string | null): Element | undefined {
  const [what, seat] = place.split(" ");
  if (what === "hand" && seat !== me) return seen(`[data-seat="${seat}"]`);
  if (what === "hand") return (card && seen(`.hand [data-card="${card}"]`)) || seen(".hand");
  return seen(`[data-at="${place}"]`) ?? (what === "party" ? seen(`[data-seat="${seat}"]`) : undefined);
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  #next = 1;
  #before = new Map<Event, DOMRect>();

  /** Before the page changes: where everything comes from. */
  leave(plies: Ply[], me: string | null): void {
    this.#before.clear();
    for (const event of plies.flatMap((ply) => ply.events)) {
      const box = event.from && nodeAt(event.from, event.card, me)?.getBoundingClientRect();
      if (box) this.#before.set(event, box);
    }
  }

  /** After it: off they go. */
  go(plies: Ply[], me: string | null): void {
    const { times } = story(plies);
    const made: Flight[] = [];
    for (const [event, delay] of times) {
      const node = event.to && nodeAt(event.to, event.card, me);
      const from = this.#before.get(event);
      if (!node) continue;
      if (isStill()) ring(node);
      else if (event.kind.startsWith("turned")) flip(node, delay);
      else if (from && event.from !== event.to) {
        wait(node, delay);
        made.push(this.#flight(event, from, node.getBoundingClientRect(), delay));
      }
    }
    this.list = [...this.list, ...made];
  }

  /** A new action ends all motion. */
  finish(): void {
    arrive();
    this.list = [];
  }

  done(flight: Flight): void {
    this.list = this.list.filter((one) => one !== flight);
  }

  #flight(event: Event, from: DOMRect, to: DOMRect, delay: number): Flight {
    const card = Number(event.card) || null;
    return { id: this.#next++, card, up: card !== null && event.kind !== "hid", from, to, delay };
  }
}
