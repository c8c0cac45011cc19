// Made by `npm run types` from the server's schema. Do not edit.

import type { Telling } from "../game";

/**
 */
export type Event =
  | Chosen
  | Clan
  | Castle
  | TurnedUp
  | Shuffled
  | RoyalCard
  | Drew
  | Housed
  | Played
  | Placed
  | King
  | Moved
  | Pushed
  | Points
  | Paid
  | Gained
  | Mined
  | Refilled
  | Cow
  | Power
  | Uncovered
  | Laid
  | Shaft
  | Camped
  | Filled
  | Swapped
  | Bought
  | Princess
  | Bell
  | CastleUsed
  | Activated
  | Fulfilled
  | Ended
  | Home
  | Turn
  | Discarded
  | HumanMoved;

export interface Game {
  table: Table;
  action: Action;
  event: Event;
}
/**
 * The table as the reader knows it; stacks are those of cave tiles, royal tiles and troll cards.
 *
 */
export interface Table {
  cards: string[];
  caves: string[];
  first: "A" | "B" | "C" | "D";
  king: KingPlace | null;
  question: Question | null;
  round: number;
  rounds: number;
  royal_cards: string[];
  royals: string[];
  seats: Side[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  stacks: [number, number, number];
  step:
    | "act"
    | "campsite"
    | "card"
    | "changeling"
    | "choose-clan"
    | "choose-first"
    | "claims"
    | "crown"
    | "deal"
    | "ending"
    | "field"
    | "home"
    | "house"
    | "lay"
    | "move"
    | "move-humans"
    | "move-trolls"
    | "out"
    | "over"
    | "pass"
    | "push"
    | "refill"
    | "reveal"
    | "royal"
    | "tile"
    | "troll-card";
  supply: Stock;
  turn: "A" | "B" | "C" | "D";
  villages: Village[];
  winners: ("A" | "B" | "C" | "D")[] | null;
}
/**
 * Where the troll king stands; the seat says in whose cave, if it is one.
 *
 */
export interface KingPlace {
  place: "I" | "II" | "III" | "IV" | "build" | "mine" | "off" | "power";
  seat: "A" | "B" | "C" | "D";
}
/**
 * What is asked. Pairs of points are own and foreign ones; `phase` is 2 with the first troll, 3 with the second;
 *     `joins` has the edges with new shafts, by slot and turn; `barred` are trolls that may not be moved now.
 *
 */
export interface Question {
  activations: Activation[];
  barred: string[];
  deeds: Deed[];
  foreign: number | null;
  joins: {
    [k: string]: number[];
  };
  left: number | null;
  phase: number | null;
  place: ("I" | "II" | "III" | "IV" | "build" | "mine" | "off" | "power") | null;
  points: number | null;
  prospects: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  spent: [number, number] | null;
  tile: string | null;
}
/**
 * An own tile that does something, or the board, and why it cannot be used now.
 *
 */
export interface Activation {
  what: string;
  why: string | null;
}
/**
 * An action of the place: how much it brings, and why it cannot be taken now.
 *
 */
export interface Deed {
  amount: number;
  do: string;
  why: string | null;
}
/**
 * What is known of one seat.
 *
 */
export interface Side {
  babies: ("C" | "P" | "Q" | "T")[];
  barns: number;
  beds: number;
  camps: ("D" | "G" | "O" | "X")[];
  cards: string[];
  cauldrons: number;
  clan: ("purple" | "red" | "turquoise" | "yellow") | null;
  covered: number;
  cows: number;
  fields: string[];
  filled: Ores;
  fulfilled: string[];
  hand: string[];
  humans: Caves;
  items: Items;
  network: NetworkTile[];
  ore: Ores;
  power: number;
  power_max: number;
  princesses: number;
  progress: {
    [k: string]: number;
  };
  shafts: Ores;
  sheet: Sheet;
  trolls: ("I" | "II" | "III" | "IV" | "build" | "mine" | "off" | "power")[];
  unseen_hand: Backs;
}
/**
 * A number for each kind of ore: obsidian, gold, diamonds.
 *
 */
export interface Ores {
  D: number;
  G: number;
  O: number;
}
/**
 * A number for each cave.
 *
 */
export interface Caves {
  build: number;
  mine: number;
  power: number;
}
/**
 * A number for each kind of field.
 *
 */
export interface Items {
  baby: number;
  bell: number;
  camp: number;
}
/**
 * A tile in a network; its edge k lies on edge k + turned of the slot.
 *
 */
export interface NetworkTile {
  slot: string;
  tile: string;
  turned: number;
}
/**
 */
export interface Sheet {
  cards: number;
  humans: number;
  princesses: number;
  "royal-tiles": number;
  sets: number;
  "vp-tiles": number;
}
/**
 * Round cards by their backs.
 *
 */
export interface Backs {
  dawn: number;
  dusk: number;
  night: number;
}
/**
 * What the supply holds.
 *
 */
export interface Stock {
  baby: number;
  cow: number;
  human: number;
  princess: number;
}
/**
 * A village; outposts are the camps of players.
 *
 */
export interface Village {
  babies: number;
  bells: number;
  camps: number;
  castle: string | null;
  cauldrons: number;
  humans: number;
  name: "I" | "II" | "III" | "IV";
  outposts: {
    [k: string]: number;
  };
  princess: number;
  trolls: {
    [k: string]: number;
  };
}
/**
 * An action by its words: `move 2 mine`, `lay B3E 1`, `end`.
 *
 */
export interface Action {
  do: string;
  text: string;
  to: string | null;
  what: string | null;
}
/**
 */
export interface Chosen {
  kind: "chosen";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Clan {
  kind: "clan";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  clan: "red" | "yellow" | "purple" | "turquoise";
}
/**
 */
export interface Castle {
  kind: "castle";
  card: string;
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface TurnedUp {
  kind: "turned-up";
  card: string;
  display: "caves" | "royals" | "cards";
}
/**
 */
export interface Shuffled {
  kind: "shuffled";
  display: "caves" | "royals" | "cards";
}
/**
 */
export interface RoyalCard {
  kind: "royal-card";
  card: string;
}
/**
 */
export interface Drew {
  kind: "drew";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
}
/**
 */
export interface Housed {
  kind: "housed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Played {
  kind: "played";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
}
/**
 */
export interface Placed {
  kind: "placed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  item: "princess" | "baby" | "human";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface King {
  kind: "king";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Moved {
  kind: "moved";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  troll: number;
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Pushed {
  kind: "pushed";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  troll: number;
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Points {
  kind: "points";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  place: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
  points: number;
}
/**
 */
export interface Paid {
  kind: "paid";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  deed:
    | "mine-O"
    | "mine-G"
    | "mine-D"
    | "refill-O"
    | "refill-G"
    | "refill-D"
    | "camp"
    | "tiles"
    | "new-tiles"
    | "gain"
    | "buy"
    | "new-cards"
    | "princess"
    | "bell"
    | "castle"
    | "swap"
    | "hire"
    | "cow"
    | "activate";
}
/**
 */
export interface Gained {
  kind: "gained";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  ore: "O" | "G" | "D";
  count: number;
}
/**
 */
export interface Mined {
  kind: "mined";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  ore: "O" | "G" | "D";
  count: number;
}
/**
 */
export interface Refilled {
  kind: "refilled";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  ore: "O" | "G" | "D";
  count: number;
}
/**
 */
export interface Cow {
  kind: "cow";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  count: number;
}
/**
 */
export interface Power {
  kind: "power";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  count: number;
}
/**
 */
export interface Uncovered {
  kind: "uncovered";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Laid {
  kind: "laid";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  slot:
    | "A1N"
    | "A1S"
    | "B1E"
    | "B1W"
    | "C1N"
    | "C1S"
    | "D1E"
    | "D1W"
    | "A2E"
    | "A2W"
    | "B2N"
    | "B2S"
    | "C2E"
    | "C2W"
    | "D2N"
    | "D2S"
    | "A3N"
    | "A3S"
    | "B3E"
    | "B3W"
    | "C3N"
    | "C3S"
    | "D3E"
    | "D3W"
    | "A4E"
    | "A4W"
    | "B4N"
    | "B4S"
    | "C4E"
    | "C4W"
    | "D4N"
    | "D4S"
    | "A5N"
    | "A5S"
    | "B5E"
    | "B5W"
    | "C5N"
    | "C5S"
    | "D5E"
    | "D5W";
  turned: number;
}
/**
 */
export interface Shaft {
  kind: "shaft";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  ore: "O" | "G" | "D";
}
/**
 */
export interface Camped {
  kind: "camped";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  camp: "O" | "G" | "D" | "X";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Filled {
  kind: "filled";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  item: "camp" | "baby" | "bell";
  bonus:
    | "-"
    | "gold"
    | "diamond"
    | "obs1"
    | "obs2"
    | "cow"
    | "cows2"
    | "obscow"
    | "power2"
    | "gold+power1"
    | "barn+cow"
    | "refill"
    | "build"
    | "card"
    | "move2"
    | "move3humans"
    | "move1troll1human"
    | "mineO3"
    | "mineG2"
    | "mineD1"
    | "mineG1"
    | "power1human";
}
/**
 */
export interface Swapped {
  kind: "swapped";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  baby: "P" | "Q" | "C" | "T";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Bought {
  kind: "bought";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
}
/**
 */
export interface Princess {
  kind: "princess";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Bell {
  kind: "bell";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface CastleUsed {
  kind: "castle-used";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Activated {
  kind: "activated";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string | null;
}
/**
 */
export interface Fulfilled {
  kind: "fulfilled";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  card: string;
}
/**
 */
export interface Ended {
  kind: "ended";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 */
export interface Home {
  kind: "home";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  troll: number;
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}
/**
 */
export interface Turn {
  kind: "turn";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  round: number;
}
/**
 */
export interface Discarded {
  kind: "discarded";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  display: "caves" | "royals" | "cards";
}
/**
 */
export interface HumanMoved {
  kind: "human-moved";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  from: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
  to: "off" | "mine" | "build" | "power" | "I" | "II" | "III" | "IV" | "supply";
}

/** How a sentence speaks of each event. */
export const EVENTS: Telling<Event> = {
  chosen: { quiet: false, fields: { seat: "seat" } },
  clan: { quiet: false, fields: { seat: "seat", clan: "word" } },
  castle: { quiet: true, fields: { card: "card", to: "place" } },
  "turned-up": { quiet: true, fields: { card: "card", display: "word" } },
  shuffled: { quiet: true, fields: { display: "word" } },
  "royal-card": { quiet: true, fields: { card: "card" } },
  drew: { quiet: true, fields: { seat: "seat", card: "card" } },
  housed: { quiet: false, fields: { seat: "seat", from: "place", to: "place" } },
  played: { quiet: false, fields: { seat: "seat", card: "card" } },
  placed: { quiet: false, fields: { seat: "seat", item: "word", to: "place" } },
  king: { quiet: false, fields: { seat: "seat", to: "place" } },
  moved: { quiet: false, fields: { seat: "seat", troll: "number", from: "place", to: "place" } },
  pushed: { quiet: false, fields: { seat: "seat", troll: "number", from: "place" } },
  points: { quiet: true, fields: { seat: "seat", place: "place", points: "number" } },
  paid: { quiet: true, fields: { seat: "seat", deed: "word" } },
  gained: { quiet: false, fields: { seat: "seat", ore: "word", count: "number" } },
  mined: { quiet: false, fields: { seat: "seat", ore: "word", count: "number" } },
  refilled: { quiet: false, fields: { seat: "seat", ore: "word", count: "number" } },
  cow: { quiet: false, fields: { seat: "seat", count: "number" } },
  power: { quiet: false, fields: { seat: "seat", count: "number" } },
  uncovered: { quiet: false, fields: { seat: "seat" } },
  laid: { quiet: false, fields: { seat: "seat", card: "card", slot: "word", turned: "number" } },
  shaft: { quiet: false, fields: { seat: "seat", ore: "word" } },
  camped: { quiet: false, fields: { seat: "seat", camp: "word", to: "place" } },
  filled: { quiet: false, fields: { seat: "seat", item: "word", bonus: "word" } },
  swapped: { quiet: false, fields: { seat: "seat", baby: "word", to: "place" } },
  bought: { quiet: false, fields: { seat: "seat", card: "card" } },
  princess: { quiet: false, fields: { seat: "seat", from: "place" } },
  bell: { quiet: false, fields: { seat: "seat", from: "place" } },
  "castle-used": { quiet: false, fields: { seat: "seat", card: "card", from: "place" } },
  activated: { quiet: false, fields: { seat: "seat", card: "card?" } },
  fulfilled: { quiet: false, fields: { seat: "seat", card: "card" } },
  ended: { quiet: false, fields: { seat: "seat" } },
  home: { quiet: false, fields: { seat: "seat", troll: "number", from: "place", to: "place" } },
  turn: { quiet: false, fields: { seat: "seat", round: "number" } },
  discarded: { quiet: false, fields: { seat: "seat", display: "word" } },
  "human-moved": { quiet: false, fields: { seat: "seat", from: "place", to: "place" } },
};
