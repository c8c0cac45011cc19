// What this browser noted of the luck of a table: before the deal, and of every card that it saw dealt. What the server says
// afterwards could be another story.

import type { Answer, AtTable } from "./server/link.svelte";
import type { Facts, Record as MatchRecord, Moment, Sit } from "./server/protocol";

export interface Note {
  commitment: string;
  seat?: string;
  contribution?: string; // own part, while the seat is ours
  sent?: string; // own part that is on its way
  before?: Record<string, string>; // what others had contributed when it was sent
}

/** As the cards were dealt: what is played here, and what everybody contributed. Later it cannot be something else. */
interface Begun {
  table: string[];
  options: Record<string, string>;
  contributions: Record<string, string>;
}

/** By ply: the faces that an answer of chance showed, as they were told first. */
export type Cards = Record<number, string[]>;

export interface Kept {
  at: number; // when something was last noted
  note?: Note; // none, if this browser came after the deal
  begun?: Begun;
  cards?: Cards;
}

const PREFIX = "luck-";
const MOST_TABLES = 50;
const MOST_CARDS = 2000; // of one table
const LONGEST = 60 * 24 * 3600 * 1000; // milliseconds that a match can be told from, and then some
const HIDDEN = "?";
const CHANCE = "chance";

const memory: Record<string, Kept> = {}; // of this page, where the browser keeps nothing
const begun = new Set<string>(); // tables whose beginning is noted

export function keptOf(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") ?? memory[table] ?? null;
  } catch {
    return memory[table] ?? null;
  }
}

function keep(table: string, fresh: Partial<Kept>): void {
  const before = keptOf(table);
  const kept = (memory[table] = { ...before, ...fresh, at: Date.now() });
  try {
    if (!before) makeRoom();
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    // A full or forbidden store: then less can be proved after a reload, and the verdict says so.
  }
}

/** The oldest go, and whatever nobody can check any more. */
function makeRoom(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const dated = keys.map((key) => ({ key, at: keptOf(key.slice(PREFIX.length))?.at ?? 0 }));
  const newest = dated.sort((a, b) => b.at - a.at);
  const old = newest.filter(({ at }, number) => number >= MOST_TABLES - 1 || at < Date.now() - LONGEST);
  for (const { key } of old) localStorage.removeItem(key);
}

/** Nothing, if this browser came after the deal. */
export const noteOf = (table: string): Note | null => keptOf(table)?.note ?? null;

/** Every card that this browser saw dealt, with its own eyes and not by what was told later. */
export const cardsOf = (table: string): Cards => keptOf(table)?.cards ?? {};

/**
 * While a table is open: the first commitment that was seen counts, a later one would be a secret that was drawn anew.
 * What the server lists as this seat's part is noted only if it is the one that was sent; a seat that was left has none.
 */
export function noteOpen(table: string, facts: Facts, seat: string | null): void {
  const { sent, ...known } = noteOf(table) ?? { commitment: facts.commitment };
  const listed = seat ? facts.contributions[seat] : undefined;
  const own =
    seat && listed && (listed === sent || listed === known.contribution) ? { seat, contribution: listed } : {};
  const before = known.before ? { before: known.before } : {};
  keep(table, {
    note: { commitment: known.commitment, ...own, ...before, ...(sent && listed !== sent ? { sent } : {}) },
  });
}

/** The game, its rules and the number of seats. */
export const tableOf = ({ game, rules, seats }: Facts | MatchRecord): string[] =>
  [game, rules, seats.length].map(String);

/** When a match has begun: what is told first counts. */
export function noteBegun(table: string, facts: Facts): void {
  if (begun.has(table)) return; // looked up once, not with every message
  begun.add(table);
  if (!keptOf(table)?.begun)
    keep(table, { begun: { table: tableOf(facts), options: facts.options, contributions: facts.contributions } });
}

/** While a match is played: what has just happened. */
export function noteSeen(table: string, moments: Moment[]): void {
  const seen = moments.map((moment) => [moment.ply, facesOf(moment)] as const).filter(([, faces]) => faces.length > 0);
  if (!seen.length) return;
  const known = cardsOf(table);
  if (Object.keys(known).length < MOST_CARDS) keep(table, { cards: { ...Object.fromEntries(seen), ...known } });
}

/** The faces that an answer of chance showed; none if one of them was hidden. */
export function facesOf(moment: Moment): string[] {
  const cards = moment.events.map((event) => ("card" in event ? event.card : null));
  const faces = cards.filter((card) => typeof card === "string");
  return moment.seat === CHANCE && !faces.includes(HIDDEN) ? faces : [];
}

/** Take a seat with an own part in the luck, and remember it. */
export async function sitDown(link: AtTable, seat: Sit["seat"]): Promise<Answer> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const note = noteOf(link.table);
  const { [seat]: _, ...before } = link.message?.table.contributions ?? {};
  if (note) keep(link.table, { note: { ...note, sent: contribution, before } });
  return link.send({ do: "sit", seat, luck: contribution });
}
