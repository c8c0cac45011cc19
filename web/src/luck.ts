// What this browser noted of the luck of a table before the deal: what the server says afterwards could be another story.

import type { Answer, AtTable } from "./server/link.svelte";
import type { Facts, Sit } from "./server/protocol";

export interface Note {
  commitment: string;
  seat?: string;
  contribution?: string; // own part, while the seat is ours
  sent?: string; // own part that is on its way
}

const place = (table: string): string => `luck-${table}`;

/** Nothing, if this browser came after the deal, or keeps nothing. */
export function noteOf(table: string): Note | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Note | null;
  } catch {
    return null;
  }
}

function keep(table: string, note: Note): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(note));
  } catch {
    // A full or forbidden store: then less can be proved afterwards, and the verdict says so.
  }
}

/**
 * While a table is open: the first commitment that was seen counts, a later one would be a secret that was drawn anew.
 * What the server lists as this seat's part is noted only if it is the one that was sent; a seat that was left has none.
 */
export function noteOpen(table: string, facts: Facts, seat: string | null): void {
  const { sent, ...known } = noteOf(table) ?? { commitment: facts.commitment };
  const listed = seat ? facts.contributions[seat] : undefined;
  const own =
    seat && listed && (listed === sent || listed === known.contribution) ? { seat, contribution: listed } : {};
  keep(table, { commitment: known.commitment, ...own, ...(sent && listed !== sent ? { sent } : {}) });
}

/** Take a seat with an own part in the luck, and remember it. */
export async function sitDown(link: AtTable, seat: Sit["seat"]): Promise<Answer> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const note = noteOf(link.table);
  if (note) keep(link.table, { ...note, sent: contribution });
  return link.send({ do: "sit", seat, luck: contribution });
}
