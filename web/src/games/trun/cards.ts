// Cards, and the shape of the view that the server sends.

import type { View } from "../../server/protocol";
import { FACTIONS, type Faction } from "./arms";

export { ARMS, FACTIONS, type Faction } from "./arms";
const LETTERS = "GKUDM";
export const TRICKS = 13;

export interface Side {
  hand: string[];
  unseen_hand: number;
  followers: string[];
  unseen_followers: number;
  shown: string[];
  score: string[];
  void: string[];
}
export interface TrunTable {
  phase: 1 | 2;
  step: string;
  seats: Side[];
  deck: number;
  prize: string | null;
  led: string | null;
  removed: string[];
  votes: (string | null)[];
}

export const tableOf = (view: View): TrunTable => view.table as unknown as TrunTable;
export const factionOf = (card: string): Faction => FACTIONS[LETTERS.indexOf(card[0]!)]!;
export const valueOf = (card: string): number => Number(card.slice(1));
