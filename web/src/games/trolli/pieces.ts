// What is printed on the pieces (made by pieces.py), and the shape of the view that the server sends.

import type { View } from "../../server/protocol";
import type { Action } from "../game";
import { ARMS, NO_CLAN, type Clan } from "./arms";
import printed from "./pieces.json";

export type Ore = "O" | "G" | "D";
export const ORES: Ore[] = ["O", "G", "D"];
export const CAVES = ["mine", "build", "power"] as const;
export type Cave = (typeof CAVES)[number];
export type Kind = "princess" | "bell" | "resource" | "vp" | "royal";
export type Item = "camp" | "baby" | "bell";

interface Printed {
  tiles: Record<string, { kind: Kind; edges: string; what: string; shafts: string; does?: string }>;
  cards: Record<string, { does: string; what: string; babies: string[] }>;
  rounds: Record<string, { village: string; item: string; king: string }>;
  deeds: Record<string, { place: string; foreign: boolean; price: Price }>;
  clans: Record<Clan, { shafts: string; action: string }>;
  royalCards: Record<string, { colour: string; needs: number }>;
  castles: Record<string, string>;
  prices: { activate: number; gold: number; diamond: number }; // of no single action: a royal tile, a swap
  beside: Record<string, (string | null)[]>;
}
export type Price = Partial<Record<"ap" | "power" | Ore | "cow", number>>;
export const { tiles, cards, rounds, deeds, clans, royalCards, castles, prices, beside } =
  printed as unknown as Printed;
export const DEEDS = Object.keys(deeds);
/** The actions of a cave, or of a village, whichever it is. */
export const deedsAt = (place: string): string[] => DEEDS.filter((deed) => deeds[deed]!.place === place);
export const SLOTS = Object.keys(beside);

export interface Laid {
  slot: string;
  tile: string;
  turned: number;
}
export interface Side {
  clan: Clan | null;
  ore: Record<Ore, number>;
  shafts: Record<Ore, number>;
  filled: Record<Ore, number>;
  power: number;
  power_max: number;
  barns: number;
  covered: number;
  cows: number;
  beds: number;
  princesses: number;
  items: Record<Item, number>;
  fields: string[];
  camps: string[];
  babies: string[];
  trolls: string[];
  humans: Record<Cave, number>;
  cauldrons: number;
  network: Laid[];
  cards: string[];
  fulfilled: string[];
  progress: Record<string, number>;
  hand: string[];
  unseen_hand: Record<string, number>;
  sheet: Record<string, number>;
}
export interface Village {
  name: string;
  castle: string | null;
  princess: number;
  bells: number;
  camps: number;
  babies: number;
  humans: number;
  outposts: Record<string, number>;
  trolls: Record<string, number>;
  cauldrons: number;
}
export interface DeedNow {
  do: string;
  amount: number;
  why: string | null;
}
export interface TrolliTable {
  step: string;
  turn: string;
  first: string;
  round: number;
  rounds: number;
  king: { place: string; seat: string } | null;
  caves: string[];
  royals: string[];
  cards: string[];
  royal_cards: string[];
  stacks: [number, number, number];
  supply: Record<string, number>;
  villages: Village[];
  seats: Side[];
  question: {
    place: string | null;
    points: number | null;
    foreign: number | null;
    spent: [number, number] | null; // points, own and foreign
    phase: number | null; // of a move: 2 with the first troll, 3 with the second
    tile: string | null;
    left: number | null;
    joins: Record<string, number[]>; // of a slot and a turn, the edges where a shaft would be complete
    deeds: DeedNow[];
    activations: { what: string; why: string | null }[]; // of own tiles that do something
    prospects: Record<string, [number, number]>;
    barred: string[]; // trolls that may not be moved now
  } | null;
  winners: string[] | null;
}
/** An action as the codec writes it: `move 2 mine`, `lay B3E 1`, `end`. */
export interface Act extends Action {
  do: string;
  what: string | null;
  to: string | null;
}

export const tableOf = (view: View): TrolliTable => view.table as unknown as TrolliTable;
export const legalOf = (view: View): Act[] => view.legal as unknown as Act[];
export const armsOf = (side: Side | undefined) => (side?.clan ? ARMS[side.clan] : NO_CLAN);
export const isVillage = (place: string): boolean => /^[IV]+$/.test(place);
export const periodOf = (card: string): string => card.split("-")[0]!;
/** The message that names a place. */
export const placeLabel = (place: string): string =>
  `trolli-label-${isVillage(place) ? `village-${place}` : place || "off"}`;
export const effectLabel = (effect: string): string =>
  `trolli-effect-${effect === "-" ? "none" : effect.replace("+", "-")}`;
