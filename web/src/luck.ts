// What this browser noted of the luck of a table before the deal: what the server says afterwards could be another story.

import type { Answer, AtTable } from "./server/link.svelte";
import type { Sit } from "./server/protocol";

export interface Note {
  commitment: string;
  seat?: string;
  contribution?: string; // own part, while the seat is ours
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

/** The first commitment that was seen counts: a later one would be a secret that was drawn anew. */
export function noteCommitment(table: string, commitment: string): void {
  if (!noteOf(table)) keep(table, { commitment });
}

/** Take a seat with an own part in the luck, and remember it. */
export async function sitDown(link: AtTable, seat: Sit["seat"]): Promise<Answer> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const answer = await link.send({ do: "sit", seat, luck: contribution });
  const note = noteOf(link.table);
  if (answer.type === "done" && note) keep(link.table, { ...note, seat, contribution });
  return answer;
}
