// The four clans: all that the home page needs to know of this game.

import campfire from "icon:campfire";
import drop from "icon:drop";
import moon from "icon:moon";
import sun from "icon:sun";
import troll from "icon:troll";
import { armsFor } from "../arms";
import type { Arms } from "../game";

export const CLANS = ["red", "yellow", "purple", "turquoise"] as const;
export type Clan = (typeof CLANS)[number];

export const ARMS = armsFor(CLANS, ["gules", "or", "purpure", "teal"], [campfire, sun, moon, drop]);
export const NO_CLAN: Arms = { tincture: "sable", icon: troll };
export const arms = CLANS.map((clan) => ARMS[clan]);
