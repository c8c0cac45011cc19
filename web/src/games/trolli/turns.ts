// What the log says about turns: it is given as far as it is in force and was shown.

import type { Moment } from "../game";
import { isVillage } from "./pieces";
import type { Event, Game } from "./types";

const LOUD = new Set<Event["kind"]>([
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
const isLoud = (event: Event): boolean => LOUD.has(event.kind) || (event.kind === "moved" && isVillage(event.to));

/** What others have done since the end of the own last turn; it stays told through the whole next one. */
export function sinceMyTurn(log: Moment<Game>[], me: string): Event[] {
  let found: Event[] = [];
  let turn: string | null = null;
  for (const moment of log)
    for (const event of moment.events) {
      if (event.kind === "turn") {
        if (turn === me && event.seat !== me) found = [];
        turn = event.seat;
      } else if (turn !== null && turn !== me && moment.seat !== me && isLoud(event)) found.push(event);
    }
  return found;
}
