// What a game brings to the browser: one folder with an `index.ts` that gives a Face. Nothing else has to change.

import type { Component } from "svelte";
import type { Event, Facts, Ply, SeatFacts, View } from "../server/protocol";

/** A coat of arms: a tincture and an emblem. */
export interface Arms {
  tincture: "gules" | "azure" | "vert" | "or" | "purpure" | "sable" | "teal";
  icon: string;
}

/** A legal action: its notation, and what the game's own codec adds for lighting things. */
export interface Action {
  text: string;
  [part: string]: unknown;
}

/** What is chosen and not yet sent: an action, or the first part of one. */
export interface Choice {
  part: string | null; // a card in hand, a slot: what the next step depends on
  action: string | null;
}

/** A board is given this and paints it. */
export interface BoardProps {
  view: View;
  facts: Facts;
  me: string | null;
  choice: Choice;
  news: Ply[];
  /** What is in force of what was shown; empty where nobody plays. */
  log: Ply[];
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

export interface SheetRow {
  label: string;
  points: number[]; // of each seat
  kind?: "sum";
}

export interface Face {
  arms: Arms[]; // for the card on the home page
  Board: Component<BoardProps>;
  Hand: Component<BoardProps>;
  Aside?: Component<BoardProps>; // beside the board where there is room
  info: (view: View) => string;
  infoShort: (view: View) => string;
  prompt: (view: View, choice: Choice) => { text: string; small?: string };
  seat: (view: View | null, seat: SeatFacts, number: number) => SeatLine;
  label: (action: Action, view: View, names: (seat: string) => string) => string; // in the list of options
  button: (action: Action, view: View, names: (seat: string) => string) => string; // on the button that plays it
  emblem: (action: Action, view: View) => Arms;
  sentence: (event: Event, names: (seat: string) => string) => string;
  mark: (event: Event) => Arms | null; // beside a sentence of the log, in place of the arms of whoever did it
  inspected: (card: string) => Inspected;
  Card?: Component<{ card: string }>; // the same card as it is printed, for the inspector
  ending: (view: View, names: (seat: string) => string, winners: string[]) => string[]; // the end, step by step
  sheet?: (view: View) => SheetRow[]; // where points come from many things: told before those steps
  undo?: (last: Ply) => boolean; // may an action be taken back? The server has the last word
  lasts?: (plies: Ply[]) => number; // how long the board needs to show what happened, in milliseconds
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
