// The five factions, and the shape of the view that the server sends.

import goblin from "icon:goblin-head";
import knight from "icon:visored-helm";
import undead from "icon:crowned-skull";
import dwarf from "icon:dwarf-face";
import doppelganger from "icon:duality-mask";
import type { View } from "../../server/protocol";
import type { Arms } from "../game";

export const FACTIONS = ["goblin", "knight", "undead", "dwarf", "doppelganger"] as const;
export type Faction = (typeof FACTIONS)[number];
const LETTERS = "GKUDM";
export const TRICKS = 13;

export const ARMS: Record<Faction, Arms> = {
  goblin: { tincture: "vert", icon: goblin },
  knight: { tincture: "azure", icon: knight },
  undead: { tincture: "purpure", icon: undead },
  dwarf: { tincture: "gules", icon: dwarf },
  doppelganger: { tincture: "or", icon: doppelganger },
};

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
