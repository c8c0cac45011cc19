// Cards and their factions.

import { FACTIONS, type Faction } from "./arms";

export { ARMS, FACTIONS, type Faction } from "./arms";
const LETTERS = "GKUDM";
export const TRICKS = 13;

export const factionOf = (card: string): Faction => FACTIONS[LETTERS.indexOf(card[0]!)]!;
export const valueOf = (card: string): number => Number(card.slice(1));
