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
      events: at(ply).reduce((events, one) => sharedBy(events, one.events), moment.events),
      get view() {
        return (view ??= viewOf(at(ply).map((one) => one.view ?? null)));
      },
    };
  });
}

/** Everybody hears of the same events, not everybody which card it was. */
const sharedBy = (events: Event[], others: Event[]): Event[] =>
  events.length === others.length ? events.map((event, at) => merged(event, others[at]!)) : events;

/** What one seat does not know, another may; and of itself each knows all. */
function viewOf(views: (View | null)[]): View | null {
  const known = views.filter((view) => view !== null);
  if (!known.length) return null;
  const table = known.map((view) => view.table).reduce(merged);
  return { ...known[0]!, table: { ...table, seats: known.map((view, seat) => view.table.seats[seat]!) } };
}

const isUnknown = (value: unknown): boolean => value === null || value === undefined || value === "?";
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All fields of one, each as the other knows it if this one does not. */
function merged<T extends object>(one: T, other: T): T {
  const known = new Map<string, unknown>(Object.entries(other));
  return {
    ...one,
    ...Object.fromEntries(Object.entries(one).map(([key, value]) => [key, joined(value, known.get(key))])),
  };
}

function joined(one: unknown, other: unknown): unknown {
  if (isUnknown(one)) return other;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length ? one.map((value, at) => joined(value, other[at])) : one;
  return isFields(one) && isFields(other) ? merged(one, other) : one;
}
