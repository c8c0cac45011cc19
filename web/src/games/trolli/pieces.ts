// What is printed on the pieces; pieces.py makes it from the tables of the rules.

import { ARMS, NO_CLAN, type Clan } from "./arms";
import type { Sign } from "./emblems";
import printed from "./printed.json";
import type { Caves, Items, Ores, Placed, Side } from "./types";

export type Ore = keyof Ores;
export const ORES: Ore[] = ["O", "G", "D"];
export const CAVES: (keyof Caves)[] = ["mine", "build", "power"];
export type Kind = "princess" | "bell" | "resource" | "vp" | "royal";
export type Item = keyof Items;

interface Printed {
  tiles: Record<string, { kind: Kind; edges: string; what: string; shafts: string; does?: string }>;
  cards: Record<string, { does: string; what: string; babies: string[] }>;
  rounds: Record<string, { village: string; item: Placed["item"]; king: string }>;
  deeds: Record<string, { place: string; foreign: boolean; price: Price; kind: string; ore?: Ore }>;
  clans: Record<Clan, { shafts: string; action: string }>;
  royalCards: Record<string, { colour: "blue" | "yellow" | "red"; needs: number }>;
  castles: Record<string, string>;
  prices: { activate: number; gold: number; diamond: number }; // of no single action: a royal tile, a swap
  beside: Record<string, (string | null)[]>;
}
export type Price = Partial<Record<"ap" | "power" | Ore | "cow", number>>;
export const { tiles, cards, rounds, deeds, clans, royalCards, castles, prices, beside } = printed as Printed;
export const DEEDS = Object.keys(deeds);
/** The actions of a cave, or of a village, whichever it is. */
export const deedsAt = (place: string): string[] => DEEDS.filter((deed) => deeds[deed]!.place === place);
export const SLOTS = Object.keys(beside);
export const START = "B3E"; // R29: the first tile lies here
/** Where tiles lie, and where the next ones could: all that there is to see of a network. */
export function slotsInSight(network: { slot: string }[]): string[] {
  const laid = network.length ? network.map((one) => one.slot) : [START];
  return [...new Set([...laid, ...laid.flatMap((slot) => beside[slot]!.filter((other) => other !== null))])];
}

/** What is paid besides points, as signs. */
export const priceSigns = (price: Price): Sign[] => [
  ...(price.power ? [{ icon: "power" as const, n: price.power }] : []),
  ...ORES.filter((ore) => price[ore]).map((ore) => ({ ore, n: price[ore]! })),
  ...(price.cow ? [{ icon: "cow" as const, n: price.cow }] : []),
];

const TINCTURES = { blue: "azure", yellow: "or", red: "gules" };
export const tinctureOf = (royalCard: string): string | undefined =>
  TINCTURES[royalCards[royalCard]?.colour as keyof typeof TINCTURES];
export const armsOf = (side: Side | undefined) => (side?.clan ? ARMS[side.clan] : NO_CLAN);
export const isVillage = (place: string): boolean => /^[IV]+$/.test(place);
export const periodOf = (card: string): string => card.split("-")[0]!;
export const effectLabel = (effect: string): string =>
  `trolli-effect-${effect === "-" ? "none" : effect.replace("+", "-")}`;
