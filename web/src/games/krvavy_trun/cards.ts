// The five families and their ten cards.

import archer from "icon:bowman";
import squire from "icon:battle-gear";
import spy from "icon:hooded-figure";
import heir from "icon:jewel-crown";
import impersonator from "icon:carnival-mask";
import lord from "icon:throne-king";
import murder from "icon:dripping-knife";
import decree from "icon:wax-seal";
import trap from "icon:wolf-trap";
import conspiracy from "icon:cloak-dagger";
import { t } from "../../texts.svelte";
import { SEATS, type Arms } from "../game";
import { ARMS, type Family } from "./arms";
import type { InRow, Table } from "./types";

export { ARMS, FAMILIES, type Family } from "./arms";
export const ROUNDS = 6;

export const ICONS = {
  Archer: archer,
  Squire: squire,
  Spy: spy,
  Heir: heir,
  Impersonator: impersonator,
  Lord: lord,
  Murder: murder,
  Decree: decree,
  Trap: trap,
  Conspiracy: conspiracy,
};
export type Kind = keyof typeof ICONS;
const SCHEMES = new Set<Kind>(["Murder", "Decree", "Trap", "Conspiracy"]);
export const isScheme = (kind: Kind): boolean => SCHEMES.has(kind);

/** The seat that a family belongs to. */
export function ownerOf(table: Table, family: Family): string {
  return SEATS[table.seats.findIndex((player) => player.families.some((house) => house.family === family))]!;
}

/** The arms of a card: its family's tincture, and what is known of its face. */
export const armsOf = (card: Pick<InRow, "family" | "card">): Arms =>
  card.card ? { tincture: ARMS[card.family].tincture, icon: ICONS[card.card] } : ARMS[card.family];

/** `Lord, Swans` or `unknown card, Swans`. */
export const named = (card: Pick<InRow, "family" | "card">): string =>
  card.card
    ? t("web-krvavy_trun-card-of", { card: card.card, family: card.family })
    : t("web-krvavy_trun-unknown-of", { family: card.family });

// A slot as one word, as positions are written: `R.Archerv2/R.Lord^` is a face-down Archer with 2 points on a Lord.
export const written = (slot: InRow[]): string =>
  slot.map((card) => `${card.family}.${card.card ?? "?"}${card.up ? "^" : `v${card.points}`}`).join("/");

export function read(word: string): InRow[] {
  return word.split("/").map((part) => {
    const [, family, card, sign, points] = /^(\w)\.(\?|[A-Z][a-z]+)(\^|v)?(\d*)$/.exec(part) ?? [];
    return {
      family: family as Family,
      card: card === "?" ? null : (card as Kind),
      points: Number(points ?? 0),
      up: sign !== "v",
      laid: 0, // a word does not tell
    };
  });
}
