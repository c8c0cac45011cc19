// What moments have changed, as things on the page: seats and cards of their events, and the places that a game names.

import type { Face } from "../games/game";
import type { Event, Moment } from "../server/protocol";

export function litBy(moments: Moment[], face: Face): string[] {
  const things = moments.flatMap(({ events }) => events).flatMap((event) => thingsOf(event, face));
  return [...new Set(things)];
}

function thingsOf(event: Event, face: Face): string[] {
  const { quiet, fields } = face.events[event.kind]!;
  if (quiet) return [];
  const values = new Map<string, unknown>(Object.entries(event));
  const named = Object.entries(fields).flatMap(([field, spoken]) => {
    const value = values.get(field);
    if (spoken === "seat") return [`seat=${value}`];
    return (spoken === "card" || spoken === "card?") && value && value !== "?" ? [`card=${value}`] : [];
  });
  return [...named, ...(face.places?.(event) ?? [])];
}
