// The street of one moment, and what of it travels. All of it comes from the tables before and after, and from what
// happened between them: every card says which one it is.

import type { Moment } from "../game";
import type { Event, Game, InRow, Table } from "./types";

/** A slot is called after the card at its bottom. When that has gone, it stays until it was seen, without a number. */
export interface Slot {
  key: number;
  number: number | null;
  cards: InRow[]; // from the top
}
/** What moves besides cards: points. A slot is meant by its key, a purse by its seat, the supply is null. */
export interface Payment {
  from: number | string | null;
  to: number | string | null;
  points: number;
}
export interface Street {
  slots: Slot[];
  lantern: number | null; // a slot's key
  isJump: boolean; // nothing travels
  fresh: Map<number, "hand" | "street">; // cards that have just come to their place, and from where
  payments: Payment[];
  touched: number[]; // keys of slots where something changed
}
type Gone = Extract<Event, { kind: "eliminated" | "discarded" }>;

/** A table after the one before it, and what happened since; without those it is a jump. */
export function streetOf(table: Table, before: Table | null, moments: Moment<Game>[]): Street {
  const slots = table.row.map(slotOf);
  const lantern = table.cursor === null ? null : (slots[table.cursor]?.key ?? null);
  if (!before || !isNumbered(table))
    return { slots, lantern, isJump: true, fresh: new Map(), payments: [], touched: [] };
  const events = moments.flatMap(({ events }) => events);
  const keys = new Map([...keysOf(before), ...keysOf(table)]);
  return {
    slots: withGone(slots, before, events),
    lantern,
    isJump: false,
    fresh: freshIn(table, before),
    payments: events.flatMap((event) => payment(event, keys)),
    touched: events.flatMap((event) => touchedBy(event, before, keys)),
  };
}

const MOST_CARDS = 16; // of a slot

/** Matches that began long ago do not say which card is which: there it is called after its place. */
function slotOf(cards: InRow[], number: number): Slot {
  const called = cards.map((card, depth) => ({ ...card, laid: card.laid || -1 - number * MOST_CARDS - depth }));
  return { key: called.at(-1)!.laid, number, cards: called };
}
const isNumbered = (table: Table): boolean => table.row.every((cards) => cards.every(({ laid }) => laid));

/** By card: its slot's key. */
const keysOf = (table: Table): Map<number, number> =>
  new Map(table.row.flatMap((cards) => cards.map(({ laid }) => [laid, cards.at(-1)!.laid])));

function freshIn(table: Table, before: Table): Street["fresh"] {
  const [were, are] = [keysOf(before), keysOf(table)];
  const fresh: Street["fresh"] = new Map();
  for (const [card, key] of are) {
    if (!were.has(card)) fresh.set(card, "hand");
    else if (were.get(card) !== key) fresh.set(card, "street");
  }
  return fresh;
}

function payment(event: Event, keys: Map<number, number>): Payment[] {
  const key = "laid" in event ? (keys.get(event.laid) ?? null) : null;
  switch (event.kind) {
    case "kept":
      return [{ from: null, to: key, points: 1 }];
    case "took":
    case "gained":
      return [{ from: key, to: event.seat, points: event.points }];
    case "lost":
      return [{ from: key, to: null, points: event.points }];
    case "stole":
      return [{ from: event.victim, to: event.seat, points: 1 }];
    default:
      return [];
  }
}

function touchedBy(event: Event, before: Table, keys: Map<number, number>): number[] {
  const lay = (slot: number): number => keys.get(before.row[slot]?.[0]?.laid ?? 0) ?? 0;
  switch (event.kind) {
    case "placed":
    case "covered":
    case "kept":
    case "revealed":
      return [keys.get(event.laid) ?? 0];
    case "copied":
      return [lay(event.slot), lay(event.by)];
    case "moved":
      return [lay(event.slot)];
    default:
      return [];
  }
}

/** Where the last card of a slot left the street, it still lies: everybody may see what it was. */
function withGone(slots: Slot[], before: Table, events: Event[]): Slot[] {
  const shown = [...slots];
  const [were, lie] = [keysOf(before), new Set(slots.map(({ key }) => key))];
  for (const event of events.filter(isGone)) {
    const lay = were.get(event.laid) ?? event.laid;
    if (lie.has(lay) || events.some((one) => one.kind === "covered" && one.laid === event.laid)) continue;
    const card: InRow = {
      family: event.family,
      card: event.card as InRow["card"],
      points: 0,
      up: true,
      laid: event.laid,
    };
    shown.splice(event.slot, 0, { key: event.laid, number: null, cards: [card] });
  }
  return shown;
}

const isGone = (event: Event): event is Gone => event.kind === "eliminated" || event.kind === "discarded";

export const A_STEP = 380; // milliseconds
const SETTING: Event["kind"][] = ["chosen", "set-aside", "round"]; // nothing moves in the street
const LONGEST = 2600;

/** How long these moments take to be seen. */
export function lasts(moments: Moment<Game>[]): number {
  const told = moments.flatMap(({ events }) => events).filter(({ kind }) => !SETTING.includes(kind));
  return Math.min(told.length * A_STEP, LONGEST);
}
