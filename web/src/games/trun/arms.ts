// The five factions: all that the home page needs to know of this game.

import goblin from "icon:goblin-head";
import knight from "icon:visored-helm";
import undead from "icon:crowned-skull";
import dwarf from "icon:dwarf-face";
import doppelganger from "icon:duality-mask";
import type { Arms } from "../game";

export const FACTIONS = ["goblin", "knight", "undead", "dwarf", "doppelganger"] as const;
export type Faction = (typeof FACTIONS)[number];

export const ARMS: Record<Faction, Arms> = {
  goblin: { tincture: "vert", icon: goblin },
  knight: { tincture: "azure", icon: knight },
  undead: { tincture: "purpure", icon: undead },
  dwarf: { tincture: "gules", icon: dwarf },
  doppelganger: { tincture: "or", icon: doppelganger },
};
export const arms = FACTIONS.map((faction) => ARMS[faction]);
