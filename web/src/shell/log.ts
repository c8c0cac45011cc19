// The log of a match: an undo stands in it, and what it took back, too.

import type { Face } from "../games/game";
import { sentence } from "../games/sentence";
import type { Moment } from "../server/protocol";
import { t } from "../texts.svelte";

/** The moments that were not taken back. */
export function inForce(log: Moment[]): Moment[] {
  const kept: Moment[] = [];
  for (const moment of log) {
    if (moment.undo == null) kept.push(moment);
    else while (kept.length && kept.at(-1)!.ply >= moment.undo) kept.pop();
  }
  return kept;
}

const MOST_SENTENCES = 2; // the log has them all

/** What happened in a moment, in short. */
export function wordsOf(moment: Moment, game: string, face: Face, name: (seat: string) => string): string {
  if (moment.undo != null) return t("web-undone", { name: name(moment.seat) });
  const told = moment.events.map((event) => sentence(game, face, event, name)).filter(Boolean);
  return told.slice(0, MOST_SENTENCES).join(" ") + (told.length > MOST_SENTENCES ? " …" : "");
}

/** Nothing of it stands in the log. */
export const isQuiet = (face: Face, moment: Moment): boolean =>
  moment.undo == null && moment.events.every((event) => face.events[event.kind]!.quiet);
