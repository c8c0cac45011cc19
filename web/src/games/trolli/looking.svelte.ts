// What is looked at. Nothing of it is sent.

import { cards, isVillage, rounds, royalCards, tiles } from "./pieces";
import type { Action, Table } from "./types";

/** Whose board, if it is not the own one: the same for everything on the page. */
export const looking = $state<{ seat: string | null }>({ seat: null });

export const PARTS = ["network", "caves", "villages"] as const;
export type Part = (typeof PARTS)[number];
export const TRAYS = ["now", "cards", "tiles", "trolls", "royal"] as const;
export type Tray = (typeof TRAYS)[number];

const IN_CAVES = new Set(["move", "move-trolls", "move-humans", "house", "home", "out"]);
const TRAY: Record<string, Tray> = { card: "cards", tile: "tiles", lay: "tiles", "troll-card": "trolls" };
/** Questions that are answered on the board alone: the trays may fold. */
export const ON_BOARD = new Set([...IN_CAVES, "lay"]);
const IN_WORDS = new Set(["camp", "field", "swap", "refill", "push", "clan"]);

/** The part of the board where a question is answered; where it is answered elsewhere, the one that was open. */
export function partFor(table: Table, open: Part): Part {
  if (table.step === "lay") return "network";
  if (table.step === "campsite") return "villages";
  if (table.question?.place) return isVillage(table.question.place) ? "villages" : "caves";
  return IN_CAVES.has(table.step) ? "caves" : open;
}
/** The same for the trays. */
export function trayFor(table: Table, legal: Action[], open: Tray): Tray {
  const isInWords = table.step === "act" || legal.some((one) => IN_WORDS.has(one.do));
  return TRAY[table.step] ?? (isInWords ? "now" : open);
}
/** The part where something lies that a lesson points at. */
export function partOf(thing: string): Part | undefined {
  if (thing === "spot=network" || thing.startsWith("slot=")) return "network";
  return /^spot=cave/.test(thing) ? "caves" : /^spot=village/.test(thing) ? "villages" : undefined;
}
/** The same for the trays. */
export function trayOf(thing: string): Tray | undefined {
  const [what, name] = thing.split("=") as [string, string];
  if (thing === "spot=points" || what === "action") return "now";
  if (thing === "spot=hand") return "cards";
  if (what !== "card") return undefined;
  if (name in rounds) return "cards";
  return name in tiles ? "tiles" : name in cards ? "trolls" : name in royalCards ? "royal" : undefined;
}
/** A question, as far as it takes one to another place. */
export const questionOf = (table: Table, legal: Action[]): string =>
  legal.length ? `${table.step} ${legal.length} ${legal[0]!.text} ${table.question?.place}` : "";
