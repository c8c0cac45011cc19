// The log of a match: an undo stands in it, and what it took back, too.

import type { Ply } from "../server/protocol";

/** The plies that were not taken back. */
export function inForce(log: Ply[]): Ply[] {
  const kept: Ply[] = [];
  for (const ply of log) {
    if (ply.undo == null) kept.push(ply);
    else while (kept.length && kept.at(-1)!.ply >= ply.undo) kept.pop();
  }
  return kept;
}
