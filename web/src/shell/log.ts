// The log of a match: an undo stands in it, and what it took back, too.

import type { Moment } from "../server/protocol";

/** The moments that were not taken back. */
export function inForce(log: Moment[]): Moment[] {
  const kept: Moment[] = [];
  for (const moment of log) {
    if (moment.undo == null) kept.push(moment);
    else while (kept.length && kept.at(-1)!.ply >= moment.undo) kept.pop();
  }
  return kept;
}
