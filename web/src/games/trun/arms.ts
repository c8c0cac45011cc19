// The five factions: all that the home page needs to know of this game.

import goblin from "icon:goblin-head";
import knight from "icon:visored-helm";
import undead from "icon:crowned-skull";
import dwarf from "icon:dwarf-face";
import doppelganger from "icon:duality-mask";
import { armsFor } from "../arms";

export const FACTIONS = ["goblin", "knight", "undead", "dwarf", "doppelganger"] as const;
export type Faction = (typeof FACTIONS)[number];

export const ARMS = armsFor(
  FACTIONS,
  ["vert", "azure", "purpure", "gules", "or"],
  [goblin, knight, undead, dwarf, doppelganger],
);
export const arms = FACTIONS.map((faction) => ARMS[faction]);
