// Heroes, heirs and markers as they are printed.

import crown from "icon:imperial-crown";
import hood from "icon:hood";
import fox from "icon:fox-head";
import owl from "icon:barn-owl";
import raven from "icon:raven";
import swan from "icon:swan";
import lion from "icon:lion";
import deer from "icon:deer-head";
import { t } from "../../texts.svelte";
import { SEATS, type Arms, type View } from "../game";
import { ARMS, type Faction } from "./arms";
import { emblemOf } from "./emblems.svelte";
import printed from "./heroes.json";
import type { Game, Side } from "./types";

export { ARMS, FACTIONS, type Faction } from "./arms";
export const SPACES = 12;
export const FIRST_DARK = 9;

export type Look = "still" | "lit" | "chosen" | "off";

export const sideOf = (view: View<Game>, seat: string): Side | undefined => view.table.seats[SEATS.indexOf(seat)];

/** Questions that are answered with a card in hand. */
const IN_HAND = new Set(["set-up", "act", "more", "drop", "choose-card", "play-another", "give", "all-discard"]);
export const isInHand = (step: string): boolean => IN_HAND.has(step);

export const SEAT_ARMS: Arms[] = [
  { tincture: "or", icon: fox },
  { tincture: "teal", icon: owl },
  { tincture: "purpure", icon: raven },
  { tincture: "azure", icon: swan },
  { tincture: "gules", icon: lion },
  { tincture: "vert", icon: deer },
];
export const HIDDEN: Arms = { tincture: "purpure", icon: hood };
export const EMPEROR: Arms = { tincture: "or", icon: crown };
export const armsOfSeat = (seat: string): Arms => SEAT_ARMS[SEATS.indexOf(seat)] ?? SEAT_ARMS[0]!;

const HEROES: Record<string, { faction: string; move: string }> = printed.heroes;

/** The faction of a hero; the one who belongs to all of them has none of his own. */
export function factionOf(hero: number): Faction | null {
  const { faction } = HEROES[hero]!;
  return faction in ARMS ? (faction as Faction) : null;
}
export const factionArms = (hero: number): Arms => {
  const faction = factionOf(hero);
  return faction ? ARMS[faction] : EMPEROR;
};
export const armsOf = (hero: number): Arms => ({
  tincture: factionArms(hero).tincture,
  icon: emblemOf(hero) || factionArms(hero).icon,
});
export const nameOf = (hero: number): string => t(`dedicove-hero-${hero}`);
const SYLLABLE =
  /([aeiouyáéěíóúůý][^aeiouyáéěíóúůý\s-]*?)(?=(?:[sctp]h|[bcdfgpt]r|[^aeiouyáéěíóúůý\s-])[aeiouyáéěíóúůý])/gi;
/** The name for narrow cards: a long word may be broken between syllables, but not right behind its first letter. */
export const narrowName = (hero: number): string => narrow(nameOf(hero));
export const narrow = (text: string, longest = 11): string =>
  text.replace(
    new RegExp(`([^\\s-]{2})([^\\s-]{${longest - 2},})`, "g"),
    (_, first: string, rest: string) => first + rest.replace(SYLLABLE, "$1\u00ad"),
  );
export const factionName = (hero: number): string => {
  const faction = factionOf(hero);
  return faction ? t("dedicove-faction", { faction }) : t("dedicove-board-all-factions");
};
/** As a number is written with steps: a real minus, and always a sign. */
export const signed = (steps: number): string => (steps > 0 ? `+${steps}` : `−${-steps}`);

export interface Chip {
  marker: "imperial" | "hill";
  steps: string;
}
/** The printed movement: chips, and the word between them. Nothing where a sentence is needed. */
export function movement(hero: number): { chips: Chip[]; word: string } | null {
  const { move } = HEROES[hero]!;
  if (!move) return null;
  const parts = move.split(" ");
  const chips = parts.filter((_, number) => number % 2 === 0);
  return {
    chips: chips.map((chip) => ({
      marker: chip[0] === "R" ? "imperial" : "hill",
      steps: signed(Number(chip.slice(1))),
    })),
    word: parts[1] ?? "",
  };
}
/** What a hero does besides its printed movement, which is the first sentence of its text. */
export function effect(hero: number): string {
  const text = t(`dedicove-text-${hero}`);
  if (!movement(hero)) return text;
  const end = text.indexOf(". ");
  return end < 0 ? "" : text.slice(end + 2);
}

export const alliesOf = (heir: number): Faction[] => printed.heirs[heir]! as Faction[];
export const heirName = (heir: number): string => t(`dedicove-heir-${heir}`);
export const heirArms = (heir: number): Arms => ({ tincture: "or", icon: emblemOf(`heir${heir}`) || hood });
