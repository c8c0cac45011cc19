// Cards that fly: the events say from where to where, the page says where these places are. It knows no rules: what it
// cannot find on the page does not fly.

import type { Moment } from "../game";
import { arrive, flip, isStill, ring, story, wait, type Flight } from "./motion";
import type { Event, Game, Place } from "./types";

type Flown = Extract<Event, { from: Place }>;

const seen = (chosen: string): Element | undefined =>
  Array.from(document.querySelectorAll(chosen)).find((node) => node.getClientRects().length > 0);

/** Where a place of an event is on the page. A card in hand is where it is held; a folded party is its head. */
function nodeAt(place: Place, card: string, me: string | null): Element | undefined {
  switch (place.pile) {
    case "hand":
      if (place.seat !== me) return seen(`[data-seat="${place.seat}"]`);
      return seen(`.hand [data-card="${card}"]`) ?? seen(".hand");
    case "party":
      return seen(`[data-at="party ${place.seat} ${place.number}"]`) ?? seen(`[data-seat="${place.seat}"]`);
    case "tavern":
      return seen(`[data-at="tavern ${place.number}"]`);
    default:
      return seen(`[data-at="${place.pile}"]`);
  }
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  #next = 1;
  #before = new Map<Event, DOMRect>();

  /** Before the page changes: where everything comes from. */
  leave(moments: Moment<Game>[], me: string | null): void {
    this.#before.clear();
    for (const event of moments.flatMap((moment) => moment.events)) {
      if (!("from" in event)) continue;
      const box = nodeAt(event.from, event.card, me)?.getBoundingClientRect();
      if (box) this.#before.set(event, box);
    }
  }

  /** After it: off they go. */
  go(moments: Moment<Game>[], me: string | null): void {
    const { times } = story(moments);
    const made: Flight[] = [];
    for (const [event, delay] of times) {
      if (!("to" in event || "place" in event)) continue;
      const node = nodeAt("to" in event ? event.to : event.place, event.card, me);
      const from = this.#before.get(event);
      if (!node) continue;
      if (isStill()) ring(node);
      else if (event.kind === "turned-up" || event.kind === "turned-down") flip(node, delay);
      else if (from && "from" in event) {
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

  #flight(event: Flown, from: DOMRect, to: DOMRect, delay: number): Flight {
    const card = Number(event.card) || null;
    return { id: this.#next++, card, up: card !== null && event.kind !== "hid", from, to, delay };
  }
}
