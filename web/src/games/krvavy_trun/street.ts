// The street of one moment. What lies there comes from the view; which card is which, from what happened since the
// moment before, so that cards can travel. Where that does not fit, all cards are taken for new ones.

import type { Moment } from "../game";
import type { Event, Game, InRow, Table } from "./types";

/** A card that lies in the street. */
export interface Laid extends InRow {
  id: number;
}
/** A slot is called after the card at its bottom. When that has gone, it stays until it was seen, without a number. */
export interface Slot {
  key: number;
  number: number | null;
  cards: Laid[]; // from the top
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

type Ids = number[][]; // of the cards in each slot, from the top
interface Gone {
  at: number; // the slot it left
  key: number;
  id: number;
  event: Extract<Event, { kind: "eliminated" | "discarded" }>;
}

const MOST_EVENTS = 64; // of a moment
const MOST_CARDS = 16; // of a slot
const kept = new WeakMap<Table, Ids>();

/** A table after the one before it, and what happened since. Without those, and if another was drawn, it is a jump. */
export function streetOf(table: Table, before: Table | null, moments: Moment<Game>[], drawn: Table | null): Street {
  const begun = before && kept.get(before);
  const story = new Story(begun ?? []);
  if (begun)
    for (const { ply, events } of moments) events.forEach((event, n) => story.hear(event, ply * MOST_EVENTS + n));
  const fits = begun && isOf(table, story.ids);
  const isJump = !fits && table !== drawn;
  const ids = fits ? story.ids : (kept.get(table) ?? unknown(table));
  kept.set(table, ids);
  const slots = table.row.map((cards, number) => ({
    key: ids[number]!.at(-1)!,
    number,
    cards: cards.map((card, depth) => ({ ...card, id: ids[number]![depth]! })),
  }));
  const lantern = table.cursor === null ? null : (slots[table.cursor]?.key ?? null);
  const { gone, fresh, payments, touched } = fits ? story : new Story([]);
  return { slots: withGone(slots, gone), lantern, isJump, fresh, payments, touched };
}

/** Follows cards and points, never faces: those are in the view. */
class Story {
  gone: Gone[] = [];
  fresh = new Map<number, "hand" | "street">();
  payments: Payment[] = [];
  touched: number[] = [];
  ids: Ids;

  constructor(begun: Ids) {
    this.ids = begun.map((slot) => [...slot]);
  }

  hear(event: Event, id: number): void {
    const key = "slot" in event ? (this.ids[event.slot]?.at(-1) ?? null) : null;
    switch (event.kind) {
      case "placed":
        this.ids.splice(event.slot, 0, [id]);
        this.fresh.set(id, "hand");
        return void this.touched.push(id);
      case "covered":
        this.ids[event.slot]?.unshift(id);
        this.fresh.set(id, "hand");
        break;
      case "moved":
        return this.#move(event.slot, event.gap);
      case "eliminated":
      case "discarded":
        if (key !== null) this.gone.push({ at: event.slot, key, id: this.#take(event.slot), event });
        return;
      case "kept":
        this.payments.push({ from: null, to: key, points: 1 });
        break;
      case "took":
      case "gained":
        return void this.payments.push({ from: key, to: event.seat, points: event.points });
      case "lost":
        return void this.payments.push({ from: key, to: null, points: event.points });
      case "stole":
        return void this.payments.push({ from: event.victim, to: event.seat, points: 1 });
      case "copied":
        this.touched.push(this.ids[event.by]?.at(-1) ?? 0);
    }
    if (key !== null) this.touched.push(key);
  }

  #move(slot: number, gap: number): void {
    const before = this.ids.length;
    const id = this.#take(slot);
    this.ids.splice(this.ids.length < before && gap > slot ? gap - 1 : gap, 0, [id]);
    this.fresh.set(id, "street");
    this.touched.push(id);
  }

  /** The top card of a slot; with its last card the slot goes. */
  #take(slot: number): number {
    const id = this.ids[slot]?.shift() ?? 0;
    this.ids = this.ids.filter((cards) => cards.length);
    return id;
  }
}

const isOf = (table: Table, ids: Ids): boolean =>
  ids.length === table.row.length && table.row.every(({ length }, number) => ids[number]!.length === length);

const unknown = (table: Table): Ids =>
  table.row.map((cards, number) => cards.map((_, depth) => -1 - number * MOST_CARDS - depth));

/** Where the last card of a slot left the street, it still lies: everybody may see what it was. */
function withGone(slots: Slot[], gone: Gone[]): Slot[] {
  const shown = [...slots];
  for (const { at, id, event } of gone.filter(({ key }) => !slots.some((slot) => slot.key === key))) {
    const card = { id, family: event.family, card: event.card as InRow["card"], points: 0, up: true };
    shown.splice(at, 0, { key: id, number: null, cards: [card] });
  }
  return shown;
}

export const A_STEP = 380; // milliseconds
const SETTING: Event["kind"][] = ["chosen", "set-aside", "round"]; // nothing moves in the street
const LONGEST = 2600;

/** How long these moments take to be seen. */
export function lasts(moments: Moment<Game>[]): number {
  const told = moments.flatMap(({ events }) => events).filter(({ kind }) => !SETTING.includes(kind));
  return Math.min(told.length * A_STEP, LONGEST);
}
