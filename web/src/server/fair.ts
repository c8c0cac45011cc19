// Was luck fair? The same computation as the server's, with a hash that also works where there is no secure context.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Note } from "../luck";
import type { Fairness, Record as MatchRecord, Moment } from "./protocol";

/** What does not hold, if anything; what was noted before the deal decides what a check can prove. */
export interface Verdict {
  fault: "" | "secret" | "commitment" | "contribution" | "answer" | "card";
  answers: number;
  cards: number; // so many were seen as they were dealt
  committed: boolean; // the commitment was seen before the deal
  contributed: boolean; // and an own part was given
  commitment: string;
}

const RANGE = 1n << 64n;
const HIDDEN = "?";
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

/** The faces that an answer of chance showed; none if one of them was hidden. */
function facesOf(moment: Moment): string[] {
  const cards = moment.events.map((event) => ("card" in event ? event.card : null));
  const faces = cards.filter((card) => typeof card === "string");
  return moment.seat === CHANCE && !faces.includes(HIDDEN) ? faces : [];
}

/** Is the card of this line of the record (`deal G7`, `heir 3`) one of those that were seen? */
function isSeen(text: string, faces: string[]): boolean {
  const words = text.split(" ");
  return [words.at(-1)!, words.slice(-2).join("")].some((word) => faces.includes(word));
}

/** So many answers must stand in the record as it says were given. */
function answersIn(record: MatchRecord): number {
  return record.log.filter(([seat]) => seat === CHANCE).length;
}

export function verdict(told: Fairness, record: MatchRecord, seen: Moment[], note: Note | null): Verdict {
  const dealt = seen.filter((moment) => facesOf(moment).length > 0);
  const faults = {
    secret: !told.secret || bytesToHex(sha256(hexToBytes(told.secret))) !== told.commitment,
    commitment: note !== null && note.commitment !== told.commitment,
    contribution: note?.seat !== undefined && told.contributions[note.seat] !== note.contribution,
    answer: Boolean(told.secret) && !(follows(told) && answersIn(record) === told.answers?.length),
    card: dealt.some((moment) => !isSeen(record.log[moment.ply]?.[1] ?? "", facesOf(moment))),
  };
  const found = Object.entries(faults).find(([, holdsNot]) => holdsNot);
  return {
    fault: (found?.[0] ?? "") as Verdict["fault"],
    answers: told.answers?.length ?? 0,
    cards: dealt.length,
    committed: note !== null,
    contributed: note?.contribution !== undefined,
    commitment: note?.commitment ?? told.commitment,
  };
}
