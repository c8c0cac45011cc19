// Made by `npm run types` from the server's schema. Do not edit.

import type { Telling } from "../game";

/**
 */
export type Event =
  | GotHeir
  | Starts
  | Dealt
  | Decided
  | Hid
  | Dropped
  | Passed
  | Played
  | Performed
  | Moved
  | Buried
  | Discarded
  | Drew
  | Kept
  | Refilled
  | Shuffled
  | Declined
  | Picked
  | Named
  | Counted
  | TurnedUp
  | TurnedDown
  | Looked
  | Took
  | Stole
  | Gave
  | Lacked
  | Swapped
  | Sent
  | Revealed
  | SetAside
  | Returned
  | Chose
  | Turn
  | Ended
  | Searches;
/**
 */
export type Place =
  | {
      pile: "harbour" | "wilderness" | "graveyard" | "aside" | "drawn";
    }
  | {
      pile: "tavern";
      number: number;
    }
  | {
      pile: "hand";
      seat: "A" | "B" | "C" | "D" | "E" | "F";
    }
  | {
      pile: "party";
      seat: "A" | "B" | "C" | "D" | "E" | "F";
      number: number;
    };

export interface Game {
  table: Table;
  action: Action;
  event: Event;
}
/**
 * The table as the reader knows it; in `chain` the last hero is being performed.
 *
 */
export interface Table {
  aside: number[];
  cap: number | null;
  chain: number[];
  deck: "extended" | "introductory" | "standard";
  drawn: (number | null)[];
  favoured: "hill" | "imperial" | "undead" | "water";
  first: "A" | "B" | "C" | "D" | "E" | "F";
  graveyard: (number | null)[];
  green: number;
  harbour: number;
  question: Question | null;
  red: number;
  result: Outcome | null;
  seats: Side[];
  step:
    | "act"
    | "all-discard"
    | "choose-card"
    | "choose-drawn"
    | "choose-first"
    | "choose-hero"
    | "choose-mode"
    | "choose-player"
    | "choose-slot"
    | "copied"
    | "draw"
    | "drop"
    | "exhume"
    | "from-harbour"
    | "get-heir"
    | "give"
    | "more"
    | "move"
    | "name-faction"
    | "over"
    | "play-another"
    | "played"
    | "random-hero"
    | "set-up"
    | "steal"
    | "to-party";
  tavern: (number | null)[];
  threshold: number;
  turn: "A" | "B" | "C" | "D" | "E" | "F";
  turns: number;
  wilderness: (number | null)[];
}
/**
 * Which hero asks, what it wants, and the faction that was named; none of them outside a performance.
 *
 */
export interface Question {
  faction: ("hill" | "imperial" | "undead" | "water") | null;
  hero: number | null;
  verb: string | null;
}
/**
 * The end: `compared` has the seats that each criterion compared, down to the one that decided.
 *
 */
export interface Outcome {
  allies: Ally[];
  capped: boolean;
  compared: ("A" | "B" | "C" | "D" | "E" | "F")[][];
  criterion: "fewest-heroes" | "heir-number" | "most-heroes" | "nobody" | "sole-ally";
  dry: boolean;
  faction: "hill" | "imperial" | "undead" | "water";
  green: number;
  red: number;
  winner: ("A" | "B" | "C" | "D" | "E" | "F") | null;
}
/**
 * What is compared of a seat that is allied with the winning faction.
 *
 */
export interface Ally {
  heir: number;
  heroes: number;
  of_faction: number;
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 * What is known of one seat.
 *
 */
export interface Side {
  decided: boolean;
  hand: number[];
  heir: number | null;
  moved: Steps;
  party: Lying[];
  unseen_hand: number;
}
/**
 */
export interface Steps {
  "G+": number;
  "G-": number;
  "R+": number;
  "R-": number;
}
/**
 * A hero in a party.
 *
 */
export interface Lying {
  card: number | null;
  up: boolean;
}
/**
 * Something to do, and what it is done to: a place is that of a hero in a party, a number one in the graveyard.
 *
 */
export interface Action {
  card?: number;
  do:
    | "aside"
    | "bury"
    | "decline"
    | "discard"
    | "draw"
    | "exhume"
    | "give"
    | "hide"
    | "look"
    | "mode"
    | "move"
    | "name"
    | "pass"
    | "perform"
    | "pick"
    | "play"
    | "recruit"
    | "send"
    | "set-up"
    | "stop"
    | "swap"
    | "take"
    | "to"
    | "toss"
    | "turn";
  drop?: number;
  faction?: "hill" | "imperial" | "undead" | "water";
  green?: number;
  mode?: "grave" | "look" | "turn" | "wild";
  number?: number;
  pile?: "harbour";
  place?: number;
  red?: number;
  seat?: "A" | "B" | "C" | "D" | "E" | "F";
  slot?: number;
  text: string;
}
/**
 */
export interface GotHeir {
  kind: "got-heir";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
}
/**
 */
export interface Starts {
  kind: "starts";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Dealt {
  kind: "dealt";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Decided {
  kind: "decided";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Hid {
  kind: "hid";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Dropped {
  kind: "dropped";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Passed {
  kind: "passed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Played {
  kind: "played";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Performed {
  kind: "performed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
}
/**
 */
export interface Moved {
  kind: "moved";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  red: number;
  green: number;
}
/**
 */
export interface Buried {
  kind: "buried";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Discarded {
  kind: "discarded";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Drew {
  kind: "drew";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Kept {
  kind: "kept";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Refilled {
  kind: "refilled";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Shuffled {
  kind: "shuffled";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  count: number;
}
/**
 */
export interface Declined {
  kind: "declined";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Picked {
  kind: "picked";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  other: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Named {
  kind: "named";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  faction: "hill" | "imperial" | "undead" | "water";
}
/**
 */
export interface Counted {
  kind: "counted";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  count: number;
}
/**
 */
export interface TurnedUp {
  kind: "turned-up";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  place: Place;
}
/**
 */
export interface TurnedDown {
  kind: "turned-down";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  place: Place;
}
/**
 */
export interface Looked {
  kind: "looked";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  place: Place;
}
/**
 */
export interface Took {
  kind: "took";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Stole {
  kind: "stole";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
  other: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Gave {
  kind: "gave";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Lacked {
  kind: "lacked";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  faction: "hill" | "imperial" | "undead" | "water";
}
/**
 */
export interface Swapped {
  kind: "swapped";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Sent {
  kind: "sent";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Revealed {
  kind: "revealed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  place: Place;
}
/**
 */
export interface SetAside {
  kind: "set-aside";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Returned {
  kind: "returned";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: Place;
  to: Place;
}
/**
 */
export interface Chose {
  kind: "chose";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  mode: "turn" | "look" | "wild" | "grave";
}
/**
 */
export interface Turn {
  kind: "turn";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  number: number;
}
/**
 */
export interface Ended {
  kind: "ended";
}
/**
 */
export interface Searches {
  kind: "searches";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}

/** How a sentence speaks of each event. */
export const EVENTS: Telling<Event> = {
  "got-heir": { quiet: false, fields: { seat: "seat", card: "card" } },
  starts: { quiet: false, fields: { seat: "seat" } },
  dealt: { quiet: true, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  decided: { quiet: true, fields: { seat: "seat" } },
  hid: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  dropped: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  passed: { quiet: false, fields: { seat: "seat" } },
  played: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  performed: { quiet: false, fields: { seat: "seat", card: "card" } },
  moved: { quiet: false, fields: { seat: "seat", red: "number", green: "number" } },
  buried: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  discarded: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  drew: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  kept: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  refilled: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  shuffled: { quiet: false, fields: { seat: "seat", count: "number" } },
  declined: { quiet: false, fields: { seat: "seat" } },
  picked: { quiet: false, fields: { seat: "seat", other: "seat" } },
  named: { quiet: false, fields: { seat: "seat", faction: "word" } },
  counted: { quiet: true, fields: { seat: "seat", count: "number" } },
  "turned-up": { quiet: false, fields: { seat: "seat", card: "card", place: "place" } },
  "turned-down": { quiet: false, fields: { seat: "seat", card: "card", place: "place" } },
  looked: { quiet: false, fields: { seat: "seat", card: "card", place: "place" } },
  took: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  stole: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place", other: "seat" } },
  gave: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  lacked: { quiet: false, fields: { seat: "seat", faction: "word" } },
  swapped: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  sent: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  revealed: { quiet: false, fields: { seat: "seat", card: "card", place: "place" } },
  "set-aside": { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  returned: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  chose: { quiet: false, fields: { seat: "seat", mode: "word" } },
  turn: { quiet: true, fields: { seat: "seat", number: "number" } },
  ended: { quiet: true, fields: {} },
  searches: { quiet: false, fields: { seat: "seat" } },
};
