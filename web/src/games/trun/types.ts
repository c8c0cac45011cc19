// Made by `npm run types` from the server's schema. Do not edit.

import type { Telling } from "../game";

/**
 */
export type Event = Chosen | Dealt | Turned | Played | Won | Recruited | Drew | Scored | Removed | TookUp;

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
  deck: number;
  led: string | null;
  phase: 1 | 2;
  prize: string | null;
  removed: string[];
  seats: Side[];
  step: "deal" | "draw" | "first" | "follow" | "lead" | "over" | "prize";
  votes: (("A" | "B") | null)[];
}
/**
 * What is known of one seat.
 *
 */
export interface Side {
  followers: string[];
  hand: string[];
  score: string[];
  shown: string[];
  unseen_followers: number;
  unseen_hand: number;
  void: string[];
}
/**
 * A card that can be played.
 *
 */
export interface Action {
  card: string;
  do: "play";
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
export interface Dealt {
  kind: "dealt";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}
/**
 */
export interface Turned {
  kind: "turned";
  card: string;
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}
/**
 */
export interface Played {
  kind: "played";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}
/**
 */
export interface Won {
  kind: "won";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Recruited {
  kind: "recruited";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}
/**
 */
export interface Drew {
  kind: "drew";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}
/**
 */
export interface Scored {
  kind: "scored";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}
/**
 */
export interface Removed {
  kind: "removed";
  card: string;
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}
/**
 */
export interface TookUp {
  kind: "took-up";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  from: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
  to: "deck" | "hand" | "prize" | "trick" | "followers" | "score" | "removed";
}

/** How a sentence speaks of each event. */
export const EVENTS: Telling<Event> = {
  chosen: { quiet: false, fields: { seat: "seat" } },
  dealt: { quiet: true, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  turned: { quiet: false, fields: { card: "card", from: "place", to: "place" } },
  played: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  won: { quiet: false, fields: { seat: "seat" } },
  recruited: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  drew: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  scored: { quiet: false, fields: { seat: "seat", card: "card", from: "place", to: "place" } },
  removed: { quiet: true, fields: { card: "card", from: "place", to: "place" } },
  "took-up": { quiet: false, fields: { seat: "seat", from: "place", to: "place" } },
};
