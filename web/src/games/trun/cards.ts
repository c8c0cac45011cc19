// Cards and their factions.

import fox from "icon:fox-head";
import owl from "icon:barn-owl";
import type { Arms } from "../game";
import { FACTIONS, type Faction } from "./arms";

export { ARMS, FACTIONS, type Faction } from "./arms";
const LETTERS = "GKUDM";
export const TRICKS = 13;
export const SEAT_ARMS: Arms[] = [
  { tincture: "or", icon: fox },
  { tincture: "teal", icon: owl },
];

export const factionOf = (card: string): Faction => FACTIONS[LETTERS.indexOf(card[0]!)]!;
export const valueOf = (card: string): number => Number(card.slice(1));
