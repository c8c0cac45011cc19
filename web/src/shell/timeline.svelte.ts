// What was told of a match: a moment for each entry of the log, with the table after it.

import type { Moment, Table, View } from "../server/protocol";

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

  /** What a message says. False if it does not join what is known: then the moments before it are missing. */
  add(message: Table): boolean {
    const { moments: told, view, ply } = message;
    if (!view) return true; // nothing has begun
    const known = (this.last?.ply ?? -1) + 1;
    if (known + told.length !== ply) {
      this.moments = [now(message, view)];
      return false;
    }
    if (told.length) this.moments = [...this.moments, ...filled(told, this.last?.view ?? null, view)];
    else
      this.moments = [...this.moments.slice(0, -1), { ...(this.last ?? now(message, view)), view: this.#again(view) }];
    return true;
  }

  /** The same table again is the same thing: nothing on it moves. */
  #again(view: View): View {
    const table = this.last?.view?.table;
    return table && JSON.stringify(table) === JSON.stringify(view.table) ? { ...view, table } : view;
  }

  /** All that happened before: what is known already keeps its table. */
  recall(story: Moment[]): void {
    const tables = new Map(this.moments.map((moment) => [moment.ply, moment.view]));
    const known = story.map((moment) => ({ ...moment, view: tables.get(moment.ply) ?? moment.view ?? null }));
    this.moments = [...known, ...this.moments.filter((moment) => moment.ply >= story.length)];
  }

  /** A whole match, told at once. */
  load(story: Moment[]): void {
    this.moments = filled(story, null, null);
  }

  forget(): void {
    this.moments = [];
  }
}

/** Somebody comes to the table: all that is known is how it looks now. */
const now = (message: Table, view: View): Moment => ({ ply: message.ply - 1, seat: "", events: [], view });

/** A moment after which the table looks as before is told without it; the last table of a message stands in it. */
function filled(told: Moment[], before: View | null, last: View | null): Moment[] {
  let view = before;
  return told.map((moment, number) => {
    view = (number === told.length - 1 ? last : null) ?? moment.view ?? view;
    return { ...moment, view };
  });
}
