// The five families: all that the home page needs to know of this game.

import lion from "icon:lion";
import swan from "icon:swan";
import stag from "icon:deer-head";
import raven from "icon:raven";
import boar from "icon:boar";
import type { Arms } from "../game";

export const FAMILIES = ["R", "B", "G", "V", "Y"] as const;
export type Family = (typeof FAMILIES)[number];

export const ARMS: Record<Family, Arms> = {
  R: { tincture: "gules", icon: lion },
  B: { tincture: "azure", icon: swan },
  G: { tincture: "vert", icon: stag },
  V: { tincture: "purpure", icon: raven },
  Y: { tincture: "or", icon: boar },
};
export const arms = FAMILIES.map((family) => ARMS[family]);
