// The four factions: all that the home page needs to know of this game.

import hill from "icon:hill-fort";
import imperial from "icon:centurion-helmet";
import undead from "icon:crowned-skull";
import water from "icon:trident";
import { armsFor } from "../arms";

export const FACTIONS = ["undead", "water", "imperial", "hill"] as const;
export type Faction = (typeof FACTIONS)[number];

export const ARMS = armsFor(FACTIONS, ["sable", "azure", "gules", "vert"], [undead, water, imperial, hill]);
export const arms = [ARMS.imperial, ARMS.hill, ARMS.water, ARMS.undead];
