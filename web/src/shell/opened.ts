// All cards open: what every seat saw of a match that is over, put together. Each of these stories may be told by then.

import type { Event, Moment, View } from "../server/protocol";
import { filled } from "./timeline.svelte";

/** The stories are in the order of the seats. */
export function opened(stories: Moment[][]): Moment[] {
  const told = stories.map((story) => filled(story, null, null));
  const at = (ply: number): Moment[] => told.map((story) => story[ply]!);
  return told[0]!.map((moment, ply) => {
    let view: View | null | undefined; // most are never looked at
    return {
      ...moment,
      events: at(ply).reduce<Event[]>((events, one) => joined(events, one.events), moment.events),
      get view() {
        return (view ??= viewOf(at(ply).map((one) => one.view ?? null)));
      },
    };
  });
}

interface Seated {
  seats: unknown[];
}

/** What one seat does not know, another may; and of itself each knows all. */
function viewOf(views: (View | null)[]): View | null {
  const known = views.filter((view) => view !== null);
  if (!known.length) return null;
  const table = known.map((view) => view.table as Seated).reduce((all, one) => joined(all, one));
  const seats = known.map((view, seat) => (view.table as Seated).seats[seat]);
  return { ...known[0]!, table: { ...table, seats } as View["table"] };
}

const isUnknown = (value: unknown): boolean => value === null || value === undefined || value === "?";

function joined<T>(one: T, other: T): T {
  if (isUnknown(one)) return other;
  if (Array.isArray(one) && Array.isArray(other))
    return (one.length === other.length ? one.map((value, at) => joined(value, other[at])) : one) as T;
  if (typeof one !== "object" || typeof other !== "object" || isUnknown(other)) return one;
  const all = Object.entries(one as object).map(([key, value]) => [key, joined(value, (other as never)[key])]);
  return Object.fromEntries(all) as T;
}
