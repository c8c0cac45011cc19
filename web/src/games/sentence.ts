// What happened, in a sentence: an event's fields go into the message of its kind as they are.

import type { Face, Spoken } from "./game";
import type { Event } from "../server/protocol";
import { t } from "../texts.svelte";

type Names = (seat: string) => string;
type Words = Record<string, string | number>;
type Place = string | Words; // a word, or a few fields
/** What a face knows of events. */
interface Teller {
  events: Record<string, { quiet: boolean; fields: Record<string, Spoken> }>;
  card: Face["card"];
}

/** Nothing where the table shows it better. */
export function sentence(game: string, face: Teller, event: Event, names: Names): string {
  const { quiet, fields } = face.events[event.kind]!;
  if (quiet) return "";
  const values = new Map<string, unknown>(Object.entries(event));
  const words = Object.entries(fields).map(([name, spoken]) => {
    const value = values.get(name);
    if (spoken === "seat") return { [name]: names(value as string) };
    if (spoken === "place") return { [name]: placeWords(game, value as Place, names) };
    if (spoken === "card" || spoken === "card?") return cardWords(face, value as string | null);
    return { [name]: value as string | number };
  });
  return t(`${game}-event-${event.kind}`, Object.assign({}, ...words));
}

function cardWords(face: Teller, card: string | null): Words {
  if (card === null || card === "?") return { seen: card ? "no" : "none" };
  return { seen: "yes", ...face.card(card) };
}

/** A place that is a word has a label; one of several parts, a sentence that is made of them. */
function placeWords(game: string, place: Place, names: Names): string {
  if (typeof place === "string") return t(`${game}-label-${place}`);
  return t(`${game}-place`, "seat" in place ? { ...place, seat: names(String(place.seat)) } : place);
}
