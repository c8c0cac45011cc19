// Made by `npm run types` from the server's schema. Do not edit.

import type { Telling } from "../game";

/**
 */
export type Event =
  | Chosen
  | SetAside
  | Placed
  | Covered
  | Kept
  | Revealed
  | Took
  | Lost
  | Gained
  | Stole
  | Copied
  | Eliminated
  | Discarded
  | Moved
  | Round;

export interface Game {
  table: Table;
  action: Action;
  event: Event;
}
/**
 * The table as the reader knows it.
 *
 */
export interface Table {
  cursor: number | null;
  first: "A" | "B" | "C" | "D" | "E";
  question: Question | null;
  round: number;
  row: InRow[][];
  seats: Player[];
  step: "choose-first" | "copy" | "decide" | "move" | "over" | "place" | "set-aside" | "spy" | "strike" | "to";
  winners: ("A" | "B" | "C" | "D" | "E")[] | null;
}
/**
 * What is asked about: the family that places, the ability that strikes, the slot that moves, those near a spy.
 *
 */
export interface Question {
  card:
    | ("Archer" | "Conspiracy" | "Decree" | "Heir" | "Impersonator" | "Lord" | "Murder" | "Spy" | "Squire" | "Trap")
    | null;
  family: ("B" | "G" | "R" | "V" | "Y") | null;
  near: number[];
  slot: number | null;
}
/**
 * A card in the row; its face is null where the reader does not know it.
 *
 */
export interface InRow {
  card:
    | ("Archer" | "Conspiracy" | "Decree" | "Heir" | "Impersonator" | "Lord" | "Murder" | "Spy" | "Squire" | "Trap")
    | null;
  family: "B" | "G" | "R" | "V" | "Y";
  points: number;
  up: boolean;
}
/**
 * A player's purse, and the families: in the duel two.
 *
 */
export interface Player {
  families: House[];
  purse: number;
}
/**
 * A family, and what is known of its piles.
 *
 */
export interface House {
  aside: (
    "Archer" | "Conspiracy" | "Decree" | "Heir" | "Impersonator" | "Lord" | "Murder" | "Spy" | "Squire" | "Trap"
  )[];
  discards: (
    "Archer" | "Conspiracy" | "Decree" | "Heir" | "Impersonator" | "Lord" | "Murder" | "Spy" | "Squire" | "Trap"
  )[];
  family: "B" | "G" | "R" | "V" | "Y";
  hand: (
    "Archer" | "Conspiracy" | "Decree" | "Heir" | "Impersonator" | "Lord" | "Murder" | "Spy" | "Squire" | "Trap"
  )[];
  unseen_aside: number;
  unseen_hand: number;
}
/**
 * A deed, and what it is done with: a placed card, a slot, the gap a card moves to, the player a spy robs.
 *
 */
export interface Action {
  card?: "Archer" | "Conspiracy" | "Decree" | "Heir" | "Impersonator" | "Lord" | "Murder" | "Spy" | "Squire" | "Trap";
  do: "copy" | "keep" | "move" | "place" | "reveal" | "spy" | "strike" | "to";
  gap?: number;
  place?: "end" | "on" | "start";
  seat?: "A" | "B" | "C" | "D" | "E";
  slot?: number;
  text: string;
}
/**
 */
export interface Chosen {
  kind: "chosen";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface SetAside {
  kind: "set-aside";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  family: "R" | "B" | "G" | "V" | "Y";
}
/**
 */
export interface Placed {
  kind: "placed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot: number;
  family: "R" | "B" | "G" | "V" | "Y";
}
/**
 */
export interface Covered {
  kind: "covered";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot: number;
  family: "R" | "B" | "G" | "V" | "Y";
}
/**
 */
export interface Kept {
  kind: "kept";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  slot: number;
}
/**
 */
export interface Revealed {
  kind: "revealed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot: number;
}
/**
 */
export interface Took {
  kind: "took";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  slot: number;
  points: number;
}
/**
 */
export interface Lost {
  kind: "lost";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  slot: number;
  points: number;
}
/**
 */
export interface Gained {
  kind: "gained";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  slot: number;
  points: number;
}
/**
 */
export interface Stole {
  kind: "stole";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  victim: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Copied {
  kind: "copied";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot: number;
  by: number;
}
/**
 */
export interface Eliminated {
  kind: "eliminated";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot: number;
  family: "R" | "B" | "G" | "V" | "Y";
}
/**
 */
export interface Discarded {
  kind: "discarded";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot: number;
  family: "R" | "B" | "G" | "V" | "Y";
}
/**
 */
export interface Moved {
  kind: "moved";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot: number;
  gap: number;
  family: "R" | "B" | "G" | "V" | "Y";
}
/**
 */
export interface Round {
  kind: "round";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  number: number;
}

/** How a sentence speaks of each event. */
export const EVENTS: Telling<Event> = {
  chosen: { quiet: false, fields: { seat: "seat" } },
  "set-aside": { quiet: true, fields: { seat: "seat", card: "card", family: "word" } },
  placed: { quiet: false, fields: { seat: "seat", card: "card", slot: "number", family: "word" } },
  covered: { quiet: false, fields: { seat: "seat", card: "card", slot: "number", family: "word" } },
  kept: { quiet: false, fields: { seat: "seat", slot: "number" } },
  revealed: { quiet: false, fields: { seat: "seat", card: "card", slot: "number" } },
  took: { quiet: false, fields: { seat: "seat", slot: "number", points: "number" } },
  lost: { quiet: false, fields: { seat: "seat", slot: "number", points: "number" } },
  gained: { quiet: false, fields: { seat: "seat", slot: "number", points: "number" } },
  stole: { quiet: false, fields: { seat: "seat", victim: "seat" } },
  copied: { quiet: false, fields: { seat: "seat", card: "card", slot: "number", by: "number" } },
  eliminated: { quiet: false, fields: { seat: "seat", card: "card", slot: "number", family: "word" } },
  discarded: { quiet: false, fields: { seat: "seat", card: "card", slot: "number", family: "word" } },
  moved: { quiet: false, fields: { seat: "seat", card: "card", slot: "number", gap: "number", family: "word" } },
  round: { quiet: false, fields: { seat: "seat", number: "number" } },
};
