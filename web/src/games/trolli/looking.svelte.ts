// What is looked at. Nothing of it is sent.

import { SEATS } from "../game";
import { cards, isVillage, royalCards, tiles } from "./pieces";
import type { Action, Event, Table } from "./types";

/** Whose board somebody wanted to see: the same for everything on the page, until something is asked. */
export const looking = $state<{ seat: string | null }>({ seat: null });

/** Whose board is shown: the one that is wanted, the own one when something is asked, else that of whoever is on turn. */
export function seatShown(table: Table, legal: Action[], me: string | null): string {
  const isThere = (seat: string | null): seat is string => SEATS.slice(0, table.seats.length).includes(seat ?? "-");
  if (isThere(looking.seat)) return looking.seat;
  const own = me ?? "A";
  return legal.length || table.step === "over" || !isThere(table.turn) ? own : table.turn;
}

export const PARTS = ["network", "caves", "villages", "offer", "royal"] as const;
export type Part = (typeof PARTS)[number];

/** The part of the board where a question is answered, or where its answer will be seen. */
export function partFor(table: Table): Part {
  if (table.step === "lay" || table.step === "tile") return "network";
  if (table.step === "campsite") return "villages";
  return table.question?.place && isVillage(table.question.place) ? "villages" : "caves";
}
/** The part where something has just happened. */
export function partOfNews(table: Table, events: Event[]): Part {
  if (events.some((event) => event.kind === "laid")) return "network";
  return placesOf(events, "").some(isVillage) ? "villages" : partFor(table);
}
const WHERE = new Map<Event["kind"], string>([
  ["mined", "mine"],
  ["bought", "power"],
]);
/** The villages where something has just happened, and the caves of this seat. */
export function placesOf(events: Event[], seat: string): string[] {
  return events.flatMap((event) => {
    const place = WHERE.get(event.kind) ?? ("to" in event ? event.to : "from" in event ? event.from : null);
    return place && (isVillage(place) || ("seat" in event && event.seat === seat)) ? [place] : [];
  });
}
/** The part where something lies that a lesson points at; what is asked for lies in the hand. */
export function partOf(thing: string, step: string): Part | undefined {
  const [what, name] = thing.split("=") as [string, string];
  if (thing === "spot=network" || what === "slot") return "network";
  if (/^spot=(cave|stores)/.test(thing)) return "caves";
  if (/^spot=village/.test(thing)) return "villages";
  if (what !== "card") return undefined;
  if (name in royalCards) return "royal";
  return (name in tiles && step !== "tile") || (name in cards && step !== "troll-card") ? "offer" : undefined;
}
/** A question, as far as it takes one to another place. */
export const questionOf = (table: Table, legal: Action[]): string =>
  legal.length ? `${table.step} ${legal.length} ${legal[0]!.text} ${table.question?.place}` : "";
