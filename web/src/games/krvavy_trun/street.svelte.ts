// The street as it is shown. What happened is told one thing after the other, so that eyes can follow; cards keep an
// identity of this browser's own, made by following the events. It knows no rules: what it cannot follow, it just shows.

import type { Event, Ply } from "../../server/protocol";
import { SEATS } from "../game";
import { FAMILIES, type InRow, type Kind, type Street as Table } from "./cards";
import { arrive, isStill } from "./motion";

/** A card that lies in the street. */
export interface Laid extends InRow {
  id: number;
}
/** A slot is called after the card at its bottom, which never changes. */
export interface Slot {
  key: number;
  cards: Laid[]; // from the top
}
/** What moves besides cards: points. A slot is meant by its key, a purse by its seat, the supply is null. */
export interface Payment {
  from: number | string | null;
  to: number | string | null;
  amount: number;
}
/** The card that has just come to its place, and from where. */
interface Fresh {
  id: number;
  from: "hand" | "street";
}
interface Frame {
  slots: Slot[];
  lantern: number | null; // a slot's key
  purses: number[];
  paid: Payment | null;
  fresh: Fresh | null;
  touched: number[]; // keys of slots where something changed
  lasts: number;
}

const LASTS: Record<string, number> = {
  placed: 320,
  covered: 320,
  kept: 320,
  revealed: 420,
  took: 460,
  lost: 320,
  gained: 460,
  stole: 460,
  copied: 360,
  eliminated: 420,
  discarded: 360,
  moved: 420,
};
const LONGEST = 2600;

/** How long the story of these plies is, in milliseconds. */
export function lasts(plies: Ply[]): number {
  const all = plies.flatMap((ply) => ply.events).reduce((sum, event) => sum + (LASTS[event.kind] ?? 0), 0);
  return Math.min(all, LONGEST);
}

/** What seats show while a story runs: the purses of that moment. */
let running = $state.raw<{ table: Table; purses: number[] } | null>(null);
export const purseShown = (table: Table, seat: number): number =>
  (running?.table === table ? running.purses[seat] : undefined) ?? table.seats[seat]!.purse;

export class Street {
  slots = $state.raw<Slot[]>([]);
  lantern = $state.raw<number | null>(null);
  isTelling = $state(false);
  /** True while everything is replaced at once: nothing travels then. */
  isJumping = false;
  fresh: Fresh | null = null;
  onPaid: (paid: Payment) => void = () => undefined;
  onTouched: (keys: number[]) => void = () => undefined;

  #table: Table | null = null;
  #end: Frame = { slots: [], lantern: null, purses: [], paid: null, fresh: null, touched: [], lasts: 0 };
  #frames: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace = 1;
  #next = 1;

  /** A new state of the table, and what led to it. */
  come(table: Table, plies: Ply[]): void {
    if (table === this.#table) return;
    this.finish();
    const events = plies.flatMap((ply) => ply.events);
    const story = this.#table ? this.#follow(events) : [];
    const last = story.at(-1) ?? this.#end;
    this.#table = table;
    if (!isSame(last.slots, table.row)) return this.#jump(table);
    const slots = last.slots.map((slot, number) => ({
      key: slot.key,
      cards: slot.cards.map((card, depth) => ({ ...card, ...table.row[number]![depth]! })),
    }));
    const lantern = table.cursor === null ? null : (slots[table.cursor]?.key ?? null);
    const told = {
      ...last,
      slots,
      lantern,
      purses: table.seats.map((seat) => seat.purse),
      paid: null,
      fresh: null,
      touched: [],
    };
    if (story.length && (last.lantern === lantern || last.lantern === null)) {
      story[story.length - 1] = { ...told, paid: last.paid, fresh: last.fresh, touched: last.touched };
    } else if (story.length) story.push({ ...told, lasts: 0 }); // first what happened, then the lantern's step
    this.#end = told;
    if (isStill() || !story.length) return this.#still(story);
    this.#pace =
      lasts(plies) /
      Math.max(
        1,
        story.reduce((sum, frame) => sum + frame.lasts, 0),
      );
    this.#frames = story;
    this.#step();
  }

  /** The rest of the story at once. */
  finish(): void {
    clearTimeout(this.#timer);
    if (!this.#frames.length) return;
    this.#frames = [];
    arrive();
    this.#show(this.#end);
  }

  slot(key: number): number {
    return this.slots.findIndex((slot) => slot.key === key);
  }

  /** Does a card still lie somewhere? */
  has(id: number): boolean {
    return this.slots.some((slot) => slot.cards.some((card) => card.id === id));
  }

  stop(): void {
    clearTimeout(this.#timer);
    running = null;
  }

  #still(story: Frame[]): void {
    this.#show(this.#end);
    this.onTouched(story.flatMap((frame) => frame.touched));
    for (const frame of story) if (frame.paid) this.onPaid(frame.paid);
  }

  #step(): void {
    const frame = this.#frames.shift();
    if (!frame) return;
    this.#show(frame);
    if (frame.paid) this.onPaid(frame.paid);
    if (this.#frames.length) this.#timer = setTimeout(() => this.#step(), frame.lasts * this.#pace);
  }

  #show(frame: Frame): void {
    this.isJumping = false;
    this.fresh = frame.fresh;
    this.slots = frame.slots;
    this.lantern = frame.lantern;
    this.isTelling = this.#frames.length > 0;
    running = this.#table && this.isTelling ? { table: this.#table, purses: frame.purses } : null;
  }

  /** Something else lies there than what was told: take it as it is. */
  #jump(table: Table): void {
    const slots = table.row.map((cards) => {
      const laid = cards.map((card) => ({ ...card, id: this.#next++ }));
      return { key: laid.at(-1)!.id, cards: laid };
    });
    const lantern = table.cursor === null ? null : (slots[table.cursor]?.key ?? null);
    const purses = table.seats.map((seat) => seat.purse);
    this.#end = { slots, lantern, purses, paid: null, fresh: null, touched: [], lasts: 0 };
    this.#show(this.#end);
    this.isJumping = true;
  }

  /** The frames that these events make of the last one; nothing where an event does not fit. */
  #follow(events: Event[]): Frame[] {
    const frames: Frame[] = [];
    let now = this.#end;
    for (const event of events) {
      for (const frame of this.#frame(now, event)) {
        frames.push(frame);
        now = frame;
      }
    }
    return frames;
  }

  #frame(now: Frame, event: Event): Frame[] {
    const [from, to] = [now.slots[slotIn(event.from)], now.slots[slotIn(event.to)]];
    const made = (change: Partial<Frame>): Frame => ({
      ...now,
      paid: null,
      fresh: null,
      touched: [],
      lasts: LASTS[event.kind] ?? 0,
      ...change,
    });
    const top = (slot: Slot, change: Partial<Laid>): Slot[] =>
      now.slots.map((one) =>
        one === slot ? { key: slot.key, cards: [{ ...slot.cards[0]!, ...change }, ...slot.cards.slice(1)] } : one,
      );
    const purse = (...changes: [string, number][]): number[] =>
      now.purses.map((points, seat) =>
        changes.reduce((sum, [whose, more]) => (whose === SEATS[seat] ? sum + more : sum), points),
      );
    const seen = event.card === "?" ? null : (event.card as Kind | null);
    switch (event.kind) {
      case "placed": {
        const card = this.#laid(event, seen);
        const slots = now.slots.toSpliced(slotIn(event.to), 0, { key: card.id, cards: [card] });
        return [made({ slots, lantern: null, fresh: { id: card.id, from: "hand" }, touched: [card.id] })];
      }
      case "covered": {
        if (!to) return [];
        const card = this.#laid(event, seen);
        const slots = now.slots.map((one) => (one === to ? { key: to.key, cards: [card, ...to.cards] } : one));
        return [made({ slots, lantern: null, fresh: { id: card.id, from: "hand" }, touched: [to.key] })];
      }
      case "kept":
        if (!to) return [];
        return [
          made({
            slots: top(to, { points: to.cards[0]!.points + 1 }),
            lantern: to.key,
            paid: { from: null, to: to.key, amount: 1 },
            touched: [to.key],
          }),
        ];
      case "revealed":
        return from
          ? [made({ slots: top(from, { up: true, card: seen }), lantern: from.key, touched: [from.key] })]
          : [];
      case "took":
      case "lost": {
        if (!from) return [];
        const taken = event.kind === "took";
        return [
          made({
            slots: top(from, { points: 0 }),
            purses: taken ? purse([event.seat, event.amount]) : now.purses,
            paid: { from: from.key, to: taken ? event.seat : null, amount: event.amount },
          }),
        ];
      }
      case "gained":
        return [
          made({
            purses: purse([event.seat, event.amount]),
            paid: { from: now.lantern ?? to?.key ?? null, to: event.seat, amount: event.amount },
          }),
        ];
      case "stole": {
        const victim = SEATS[event.amount]!;
        return [
          made({
            purses: purse([event.seat, 1], [victim, -1]),
            paid: { from: victim, to: event.seat, amount: 1 },
          }),
        ];
      }
      case "copied":
        return to && from ? [made({ lantern: to.key, touched: [from.key, to.key] })] : [];
      case "eliminated":
      case "discarded": {
        if (!from) return [];
        const turned = from.cards[0]!.up
          ? []
          : [made({ slots: top(from, { up: true, card: seen }), lasts: LASTS.revealed! })];
        return [...turned, made({ slots: without(turned[0]?.slots ?? now.slots, from.key) })];
      }
      case "moved": {
        if (!from) return [];
        const card = from.cards[0]!;
        const rest = without(now.slots, from.key);
        const gap = slotIn(event.to);
        const at = rest.length < now.slots.length && gap > slotIn(event.from) ? gap - 1 : gap;
        const slots = rest.toSpliced(at, 0, { key: card.id, cards: [card] });
        return [made({ slots, fresh: { id: card.id, from: "street" }, touched: [card.id] })];
      }
      case "round":
        return [made({ lantern: null })];
    }
    return [];
  }

  #laid(event: Event, card: Kind | null): Laid {
    return { id: this.#next++, family: FAMILIES[event.amount]!, card, points: 0, up: false };
  }
}

const slotIn = (place: string): number => (place.startsWith("slot ") ? Number(place.slice(5)) : -1);

/** The top card of a slot is gone; with its last card the slot goes. */
const without = (slots: Slot[], key: number): Slot[] =>
  slots
    .map((slot) => (slot.key === key ? { key, cards: slot.cards.slice(1) } : slot))
    .filter((slot) => slot.cards.length);

const isSame = (slots: Slot[], row: InRow[][]): boolean =>
  slots.length === row.length &&
  slots.every(
    ({ cards }, number) =>
      cards.length === row[number]!.length &&
      cards.every((card, depth) => {
        const other = row[number]![depth]!;
        return (
          card.family === other.family &&
          card.points === other.points &&
          card.up === other.up &&
          (card.card === null || other.card === null || card.card === other.card)
        );
      }),
  );
