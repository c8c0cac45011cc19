// What was told of a match: a moment for each entry of the log, with the table after it.

import type { Moment, Table, View } from "../server/protocol";

const NOBODY = ""; // who acted is not known

export class Timeline {
  /** By ply, without gaps; where an older table was not asked for, a moment has none. */
  moments = $state.raw<Moment[]>([]);

  get last(): Moment | undefined {
    return this.moments.at(-1);
  }

  /** The moment after the entry with this number. */
  at(ply: number): Moment | undefined {
    return this.moments[ply - (this.moments[0]?.ply ?? 0)];
  }

  upTo(ply: number): Moment[] {
    return this.moments.slice(0, ply - (this.moments[0]?.ply ?? 0) + 1);
  }

  /** How often all was forgotten: plies before and after that have nothing in common. */
  story = $state(0);

  /** It is known how things are, and not what happened before. */
  get isPartial(): boolean {
    const first = this.moments[0];
    return first !== undefined && (first.ply > 0 || (first.ply === 0 && first.seat === NOBODY));
  }

  /** What a message says; if it does not join what is known, all there is from now on. */
  add(message: Table): void {
    const { moments: told, view, ply } = message;
    if (!view) return; // nothing has begun
    const known = (this.last?.ply ?? -1) + 1;
    if (known + told.length !== ply) this.moments = told.length ? filled(told, null, view) : [now(message, view)];
    else if (told.length) this.moments = [...this.moments, ...filled(told, this.last?.view ?? null, view)];
    else
      this.moments = [...this.moments.slice(0, -1), { ...(this.last ?? now(message, view)), view: this.#again(view) }];
  }

  /** The same table again is the same thing: nothing on it moves. */
  #again(view: View): View {
    const table = this.last?.view?.table;
    return table && JSON.stringify(table) === JSON.stringify(view.table) ? { ...view, table } : view;
  }

  /** What the table looked like was not asked for, of some moments after the deal. */
  get hasGaps(): boolean {
    const begun = this.moments.findIndex((moment) => moment.seat !== "chance");
    return this.isPartial || this.moments.slice(Math.max(begun, 0)).some((moment) => !moment.view);
  }

  /** All that happened before: what is known already keeps its table. Newer things come by messages alone. */
  recall(story: Moment[], hasTables = false): void {
    if (!(hasTables ? this.hasGaps : this.isPartial) || story.length <= this.moments[0]!.ply) return; // it does not reach what is known
    const tables = new Map(this.moments.map((moment) => [moment.ply, moment.view]));
    const told = (hasTables ? filled(story, null, null) : story).slice(0, this.last!.ply + 1);
    const known = told.map((moment) => ({ ...moment, view: tables.get(moment.ply) ?? moment.view ?? null }));
    this.moments = [...known, ...this.moments.filter((moment) => moment.ply >= told.length)];
  }

  /** A whole match, told at once, with the tables of all moments. */
  load(story: Moment[]): void {
    this.moments = story;
  }

  forget(): void {
    this.moments = [];
    this.story += 1;
  }
}

/** Somebody comes to the table: all that is known is how it looks now. */
const now = (message: Table, view: View): Moment => ({ ply: message.ply - 1, seat: NOBODY, events: [], view });

/** A moment after which the table looks as before is told without it; the last table of a message stands in it. */
export function filled(told: Moment[], before: View | null, last: View | null): Moment[] {
  let view = before;
  return told.map((moment, number) => {
    view = (number === told.length - 1 ? last : null) ?? moment.view ?? view;
    return { ...moment, view };
  });
}
