// What a game brings to the browser: one folder with an `index.ts` that gives a Face. Nothing else has to change.

import type { Component } from "svelte";
import type * as told from "../server/protocol";
import type { Facts, SeatFacts } from "../server/protocol";
import type { Sound } from "../shell/sound";

/** A game's own part of what is told; its `types.ts` is made from the server's schema. */
export interface Game {
  table: unknown;
  action: told.Action;
  event: told.Event;
}
export type View<G extends Game = Game> = Omit<told.View, "table" | "legal"> & {
  table: G["table"];
  legal: G["action"][];
};
export type Moment<G extends Game = Game> = Omit<told.Moment, "events" | "view"> & {
  events: G["event"][];
  view?: View<G> | null;
};

/** How a sentence speaks of a field: a seat by its name, a card and a place in words, the rest as it is. */
export type Spoken = "seat" | "card" | "card?" | "place" | "word" | "number";
export type Telling<E extends told.Event> = {
  [K in E["kind"]]: { quiet: boolean; fields: { [F in Exclude<keyof Extract<E, { kind: K }>, "kind">]: Spoken } };
};

/** A coat of arms: a tincture and an emblem. */
export interface Arms {
  tincture: "gules" | "azure" | "vert" | "or" | "purpure" | "sable" | "teal";
  icon: string;
}

/** What is chosen and not yet sent: an action, or the first part of one. */
export interface Choice {
  part: string | null; // a card in hand, a slot: what the next step depends on
  action: string | null;
}

/** A board is given this and paints it. */
export interface BoardProps<G extends Game = Game> {
  view: View<G>;
  facts: Facts;
  me: string | null;
  choice: Choice;
  /** What has just happened and is to be seen, and the table before that; nothing after a jump. */
  news: Moment<G>[];
  before: View<G> | null;
  /** What is in force of what was shown; empty where nobody plays. */
  log: Moment<G>[];
  /** What a hint of the lesson speaks of, as `spot=hand`. */
  pointed: string[];
  /** How a seat is called in sentences. */
  name: (seat: string) => string;
  /** Light a part or an action; the same action twice plays it. */
  choose: (choice: Partial<Choice>) => void;
  /** Look at a card more closely; beside a thing if only the mouse rests on it. */
  inspect: (card: string, near?: Element) => void;
  /** A thing that cannot be used now was touched. */
  ask: (thing: string) => void;
}

/** What comes of a touch, for the parts of a board. */
export type Touches = Pick<BoardProps, "choose" | "inspect" | "ask">;

/** What may be done at the moment that is shown. */
export type Deeds = Pick<BoardProps, "choice" | "pointed" | "choose" | "ask"> & { legal: View["legal"] };

/** Where nobody plays. */
export const STILL: Omit<Deeds, "legal"> = {
  choice: { part: null, action: null },
  pointed: [],
  choose: () => undefined,
  ask: () => undefined,
};

export interface SeatLine {
  arms: Arms;
  also?: Arms; // a second coat of arms, where a player leads two sides
  small: string;
  badge?: { text: string; word?: string; label: string; coin?: boolean }; // a number, what it counts, both as one sentence
}

export interface Inspected {
  name: string;
  text: string;
  rulings: { rule: string; text: string }[];
  arms: Arms;
}

/** A part of an ending that is told at once: its sentence, and how long it is looked at, in milliseconds. */
export interface Beat {
  is: string; // by this name the drawing knows that it has come
  text: string;
  lasts?: number;
}

/** What is heard: by kinds of events, with each beat of the end, and in the end. */
export interface Sounds<E extends told.Event = told.Event> {
  on: { [K in E["kind"]]?: Sound };
  beat: Sound;
  end: Sound;
}

/** An ending is drawn from this: the last table, and how far it was told. */
export interface EndingProps<G extends Game = Game> {
  view: View<G>;
  winners: string[];
  me: string | null;
  told: (beat: string) => boolean;
  name: (seat: string) => string;
}

/** The parts of a match, as people count them: tricks, rounds or turns. */
export interface Chapters<G extends Game = Game> {
  begins: (event: G["event"], isDone: boolean) => boolean; // does one begin with this event? The one before may be done
  ends?: (event: G["event"]) => boolean; // is it done with this event, before another begins?
  title: (event: G["event"], number: number, names: (seat: string) => string) => string;
  /** A look back at the one before is a tap away, under this name: at its beginning, or at what it came to. */
  last?: { name: string; at: "begin" | "end" };
}

export interface Face<G extends Game = Game> {
  arms: Arms[]; // for the card on the home page
  Board: Component<BoardProps<G>>;
  Hand: Component<BoardProps<G>>;
  Aside?: Component<BoardProps<G>>; // beside the board where there is room
  info: (view: View<G>) => string;
  infoShort: (view: View<G>) => string;
  prompt: (view: View<G>, choice: Choice) => { text: string; small?: string };
  seat: (view: View<G> | null, seat: SeatFacts, number: number) => SeatLine;
  label: (action: G["action"], view: View<G>, names: (seat: string) => string) => string; // in the list of options
  button: (action: G["action"], view: View<G>, names: (seat: string) => string) => string; // on the button that plays it
  emblem: (action: G["action"], view: View<G>) => Arms;
  events: Telling<G["event"]>;
  card: (card: string) => Record<string, string | number>; // of an event, as arguments for its sentence
  mark: (event: G["event"]) => Arms | null; // beside a sentence of the log, in place of the arms of whoever did it
  chapters: Chapters<G>;
  places?: (event: G["event"]) => string[]; // what an event touches, besides its seats and cards, as `slot=3`
  held: (view: View<G>, number: number) => string[]; // what this seat holds, as far as it is known, to be inspected
  inspected: (card: string, options: Facts["options"]) => Inspected; // as the table has agreed to play it
  Card?: Component<{ card: string }>; // the same card as it is printed, for the inspector
  ending: (view: View<G>, names: (seat: string) => string, winners: string[]) => Beat[]; // the last one says who won
  Ending: Component<EndingProps<G>>; // the same drawn
  sounds: Sounds<G["event"]>;
  lasts?: (moments: Moment<G>[]) => number; // how long the board needs to show what happened, in milliseconds
}

export const SEATS = "ABCDEF";

const faces = import.meta.glob<{ face: Face }>("./*/index.ts");

/** The face of a game that has one here. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/index.ts`];
  if (!load) throw new Error(`No board for ${game}`);
  return (await load()).face;
}

const coats = import.meta.glob<{ arms: Arms[] }>("./*/arms.ts");

/** The coats of arms of a game, without its board where the game has them in a file of their own. */
export async function armsOf(game: string): Promise<Arms[]> {
  const load = coats[`./${game}/arms.ts`];
  return load ? (await load()).arms : (await faceOf(game)).arms;
}

export function hasFace(game: string): boolean {
  return `./${game}/index.ts` in faces;
}
