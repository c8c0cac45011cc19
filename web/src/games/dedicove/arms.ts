// The four factions: all that the home page needs to know of this game.

import hill from "icon:hill-fort";
import imperial from "icon:centurion-helmet";
import undead from "icon:crowned-skull";
import water from "icon:trident";
import type { Arms } from "../game";

export const FACTIONS = ["undead", "water", "imperial", "hill"] as const;
export type Faction = (typeof FACTIONS)[number];

export const ARMS: Record<Faction, Arms> = {
  hill: { tincture: "vert", icon: hill },
  imperial: { tincture: "gules", icon: imperial },
  undead: { tincture: "sable", icon: undead },
  water: { tincture: "azure", icon: water },
};
export const arms = [ARMS.imperial, ARMS.hill, ARMS.water, ARMS.undead];
