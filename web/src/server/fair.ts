// Was luck fair? The same computation as the server's, with a hash that also works where there is no secure context.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { facesOf, type Cards, type Note } from "../luck";
import type { Fairness, Record as MatchRecord, Moment } from "./protocol";

/** What does not hold, if anything; what was noted before the deal decides what a check can prove. */
export interface Verdict {
  fault: "" | "secret" | "commitment" | "contribution" | "answer" | "card";
  answers: number;
  cards: number; // so many were seen by this browser as they were dealt
  committed: boolean; // the commitment was seen before the deal
  contributed: boolean; // and an own part was given
  commitment: string;
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
  return (told.answers ?? []).every(([options, index], n) => answer(secret, contributions, n, options!) === index);
}

/** Is the card of this line of the record (`deal G7`, `heir 3`) one of those that were seen? */
function isSeen(text: string, faces: string[]): boolean {
  const words = text.split(" ");
  return [words.at(-1)!, words.slice(-2).join("")].some((word) => faces.includes(word));
}

const textAt = (record: MatchRecord, ply: string): string => record.log[Number(ply)]?.[1] ?? "";

/** So many answers must stand in the record as it says were given. */
function answersIn(record: MatchRecord): number {
  return record.log.filter(([seat]) => seat === CHANCE).length;
}

/** `story` is what is told by now; what this browser saw itself comes before it. */
export function verdict(
  told: Fairness,
  record: MatchRecord,
  story: Moment[],
  note: Note | null,
  cards: Cards,
): Verdict {
  const dealt: Cards = { ...Object.fromEntries(story.map((moment) => [moment.ply, facesOf(moment)])), ...cards };
  const faults = {
    secret: !told.secret || bytesToHex(sha256(hexToBytes(told.secret))) !== told.commitment,
    commitment: note !== null && note.commitment !== told.commitment,
    contribution: note?.seat !== undefined && told.contributions[note.seat] !== note.contribution,
    answer: Boolean(told.secret) && !(follows(told) && answersIn(record) === told.answers?.length),
    card: Object.entries(dealt).some(([ply, faces]) => faces.length > 0 && !isSeen(textAt(record, ply), faces)),
  };
  const found = Object.entries(faults).find(([, holdsNot]) => holdsNot);
  return {
    fault: (found?.[0] ?? "") as Verdict["fault"],
    answers: told.answers?.length ?? 0,
    cards: Object.keys(cards).length,
    committed: note !== null,
    contributed: note?.contribution !== undefined,
    commitment: note?.commitment ?? told.commitment,
  };
}
