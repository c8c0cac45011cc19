// Was luck fair? The same computation as the server's, with a hash that also works where there is no secure context.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { api } from "./api";
import type { Fairness } from "./protocol";

export interface Verdict {
  holds: boolean;
  answers: number;
  commitment: string;
}

const RANGE = 1n << 64n;

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

export function verdict(told: Fairness): Verdict {
  const answers = told.answers ?? [];
  const lost = { holds: false, answers: answers.length, commitment: told.commitment };
  if (!told.secret) return lost;
  const secret = hexToBytes(told.secret);
  const lines = Object.keys(told.contributions).sort();
  const contributions = utf8ToBytes(lines.map((seat) => `${seat} ${told.contributions[seat]}\n`).join(""));
  const holds =
    bytesToHex(sha256(secret)) === told.commitment &&
    answers.every(([options, index], n) => answer(secret, contributions, n, options!) === index);
  return { ...lost, holds };
}

export async function check(table: string): Promise<Verdict> {
  return verdict(await api.fairness(table));
}
