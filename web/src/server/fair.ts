// Was luck fair? The same computation as the server's, with a hash that also works where there is no secure context.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { facesOf, tableOf, type Cards, type Kept } from "../luck";
import type { Answered, Fairness, Record as MatchRecord, Moment } from "./protocol";

/** What does not hold, if anything; what was noted before the deal decides what a check can prove. */
export interface Verdict {
  fault: "" | "secret" | "commitment" | "contribution" | "others" | "table" | "answer" | "card" | "record";
  answers: number;
  cards: number; // so many were seen by this browser as they were dealt
  committed: boolean; // the commitment was seen before the deal
  contributed: boolean; // and an own part was given
  later: string[]; // seats whose parts came after the own one, or changed
  command: string; // what proves more than a page can
}

const RANGE = 1n << 64n;
const CHANCE = "chance";

function counters(n: number, retry: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setUint32(0, n);
  new DataView(bytes.buffer).setUint32(4, retry);
  return bytes;
}

/** The n-th answer: one of so many options, all equally likely. */
export function answer(secret: Uint8Array, contributions: Uint8Array, n: number, options: number): number {
  const size = BigInt(options);
  for (let retry = 0; ; retry++) {
    const digest = hmac(sha256, secret, concatBytes(contributions, counters(n, retry)));
    const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (number < RANGE - (RANGE % size)) return Number(number % size);
  }
}

function follows(told: Fairness): boolean {
  const secret = hexToBytes(told.secret!);
  const seats = Object.keys(told.contributions).sort();
  const contributions = utf8ToBytes(seats.map((seat) => `${seat} ${told.contributions[seat]}\n`).join(""));
  return (told.answers ?? []).every(({ options, index }, n) => answer(secret, contributions, n, options) === index);
}

const sameList = (some: string[], others: string[]): boolean => some.join("\n") === others.join("\n");

/** The same names with the same values. */
function same(some: Record<string, string>, others: Record<string, string>): boolean {
  const listed = (map: Record<string, string>): string[] => Object.entries(map).map(String).sort();
  return sameList(listed(some), listed(others));
}

/** What chance answered, by the record. */
function linesOf(record: MatchRecord): string[] {
  return record.log.flatMap(([seat, text], ply) => (seat === CHANCE ? [`${ply} ${text}`] : []));
}

/**
 * Which face does a line name, as `deal G7` and `heir 3` do? It must be one that this answer showed. Other lines name a place
 * or a seat (`bury B2`): whether what lay there was dealt needs the rules.
 */
function namesAnother({ text, faces }: Answered, known: Set<string>): boolean {
  const words = text.split(" ");
  const names = [words.at(-1)!, words.slice(-2).join("")].filter((name) => known.has(name));
  return names.length > 0 && !names.some((name) => faces.includes(name));
}

/** Every card that was seen is what the server says was shown, and what the record names. */
function agrees(told: Fairness, record: MatchRecord, dealt: Cards): boolean {
  const given = new Map(told.answers?.map((each) => [each.ply, each]));
  const known = new Set([...given.values()].flatMap(({ faces }) => faces).concat(Object.values(dealt).flat()));
  const seen = Object.entries(dealt).every(([ply, faces]) => {
    const there = given.get(Number(ply));
    return there && sameList(there.faces, faces) && sameList(record.log[there.ply] ?? [], [CHANCE, there.text]);
  });
  return seen && ![...given.values()].some((each) => namesAnother(each, known));
}

/** All that was seen dealt, as `throneroom verify --saw` adds it up: a line for each answer of chance. */
function digestOf(dealt: Cards): string {
  const lines = Object.entries(dealt).map(([ply, faces]) => `${ply} ${faces.join(" ")}\n`);
  return bytesToHex(sha256(utf8ToBytes(lines.join(""))));
}

function commandOf(told: Fairness, { note, begun }: Kept, dealt: Cards): string {
  const words = ["throneroom verify RECORD --commitment", note?.commitment ?? told.commitment];
  if (!note?.seat) return words.join(" ");
  const parts = { ...note.before, [note.seat]: note.contribution! };
  for (const seat of Object.keys(parts).sort()) words.push("--contribution", `${seat}=${parts[seat]}`);
  if (begun) words.push("--saw", `${note.seat}=${digestOf(dealt)}`);
  return words.join(" ");
}

/** By ply, in order; what this browser saw itself comes before what is told by now. */
function dealtIn(story: Moment[], cards: Cards): Cards {
  const all: Cards = { ...Object.fromEntries(story.map((moment) => [moment.ply, facesOf(moment)])), ...cards };
  return Object.fromEntries(Object.entries(all).filter(([, faces]) => faces.length > 0));
}

function faultsOf(told: Fairness, record: MatchRecord, { note, begun }: Kept, dealt: Cards) {
  const answers = told.answers ?? [];
  return {
    secret: !told.secret || bytesToHex(sha256(hexToBytes(told.secret))) !== told.commitment,
    commitment: !!note && note.commitment !== told.commitment,
    contribution: note?.seat !== undefined && told.contributions[note.seat] !== note.contribution,
    others: !!begun && !same(begun.contributions, told.contributions),
    table: !!begun && !(same(begun.options, record.options) && sameList(begun.table, tableOf(record)) && !record.begin),
    answer: Boolean(told.secret) && !follows(told),
    card: !agrees(told, record, dealt),
    record: !sameList(
      answers.map(({ ply, text }) => `${ply} ${text}`),
      linesOf(record),
    ),
  };
}

/** `story` is what is told by now. */
export function verdict(told: Fairness, record: MatchRecord, story: Moment[], kept: Kept): Verdict {
  const { note, cards = {} } = kept;
  const dealt = dealtIn(story, cards);
  const found = Object.entries(faultsOf(told, record, kept, dealt)).find(([, holdsNot]) => holdsNot);
  const others = Object.entries(told.contributions).filter(([seat]) => seat !== note?.seat);
  return {
    fault: (found?.[0] ?? "") as Verdict["fault"],
    answers: told.answers?.length ?? 0,
    cards: Object.keys(cards).length,
    committed: !!note,
    contributed: note?.contribution !== undefined,
    later: others.filter(([seat, part]) => note?.before?.[seat] !== part).map(([seat]) => seat),
    command: commandOf(told, kept, dealt),
  };
}
