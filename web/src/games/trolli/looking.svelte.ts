// What is looked at. Nothing of it is sent.

import { isVillage, type Act, type TrolliTable } from "./pieces";

/** Whose board, if it is not the own one: the same for everything on the page. */
export const looking = $state<{ seat: string | null }>({ seat: null });

export const PARTS = ["network", "caves", "villages"] as const;
export type Part = (typeof PARTS)[number];
export const TRAYS = ["now", "cards", "tiles", "trolls", "royal"] as const;
export type Tray = (typeof TRAYS)[number];

const IN_CAVES = new Set(["move", "move-trolls", "move-humans", "house", "home", "out"]);
const TRAY: Record<string, Tray> = { card: "cards", tile: "tiles", lay: "tiles", "troll-card": "trolls" };
const IN_WORDS = new Set(["camp", "field", "swap", "refill", "push", "clan"]);

/** The part of the board where a question is answered; where it is answered elsewhere, the one that was open. */
export function partFor(table: TrolliTable, open: Part): Part {
  if (table.step === "lay") return "network";
  if (table.question?.place) return isVillage(table.question.place) ? "villages" : "caves";
  return IN_CAVES.has(table.step) ? "caves" : open;
}
/** The same for the trays. */
export function trayFor(table: TrolliTable, legal: Act[], open: Tray): Tray {
  const isInWords = table.step === "act" || legal.some((one) => IN_WORDS.has(one.do));
  return TRAY[table.step] ?? (isInWords ? "now" : open);
}
/** A question, as far as it takes one to another place. */
export const questionOf = (table: TrolliTable, legal: Act[]): string =>
  legal.length ? `${table.step} ${legal.length} ${legal[0]!.text} ${table.question?.place}` : "";
