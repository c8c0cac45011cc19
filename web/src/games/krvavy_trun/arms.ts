// The five families: all that the home page needs to know of this game.

import lion from "icon:lion";
import swan from "icon:swan";
import stag from "icon:deer-head";
import raven from "icon:raven";
import boar from "icon:boar";
import { armsFor } from "../arms";

export const FAMILIES = ["R", "B", "G", "V", "Y"] as const;
export type Family = (typeof FAMILIES)[number];

export const ARMS = armsFor(FAMILIES, ["gules", "azure", "vert", "purpure", "or"], [lion, swan, stag, raven, boar]);
export const arms = FAMILIES.map((family) => ARMS[family]);
