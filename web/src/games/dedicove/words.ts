// Names of things on the table as one sentence each, for those who hear it and for labels.

import { t } from "../../texts.svelte";
import { factionName, nameOf } from "./cards";
import type { Action, Lying } from "./types";

/** `Curious Troll, Hill Tribes, hidden, you know it, bury`. */
export function lyingWords(hero: Lying, act?: Action): string {
  return [
    ...(hero.card ? [nameOf(hero.card), factionName(hero.card)] : []),
    t(hero.up ? "dedicove-board-face-up" : hero.card ? "dedicove-board-face-down-known" : "dedicove-board-face-down"),
    ...(act ? [t(`dedicove-board-do-${act.do}`)] : []),
  ].join(", ");
}
