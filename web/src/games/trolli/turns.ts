// What the log says about turns: it is given as far as it is in force and was shown.

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
const isLoud = (event: Event): boolean =>
  LOUD.has(event.kind) || (event.kind === "moved" && (event.to ?? "").startsWith("village-"));

/** What others have done since the end of the own last turn; it stays told through the whole next one. */
export function sinceMyTurn(log: Ply[], me: string): Event[] {
  let found: Event[] = [];
  let turn: string | null = null;
  for (const ply of log)
    for (const event of ply.events) {
      if (event.kind === "turn") {
        if (turn === me && event.seat !== me) found = [];
        turn = event.seat;
      } else if (turn !== null && turn !== me && ply.seat !== me && isLoud(event)) found.push(event);
    }
  return found;
}
