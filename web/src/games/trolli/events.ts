// What happened, in sentences.

import type { Event } from "../../server/protocol";
import { t } from "../../texts.svelte";
import { CLANS } from "./arms";
import { cards, castles, DEEDS, effectLabel, rounds, SLOTS, tiles, type Ore } from "./pieces";
import { cardWords, kindWords, priceWords, roundWords } from "./words";

const QUIET = new Set(["turned-up", "drew", "shuffled", "discarded", "castle", "royal-card", "chosen", "points"]); // the table shows these better
const TOLD_BY_PAYING = new Set(["new-tiles", "new-cards"]); // other actions tell what they bring
const EDGES = 5;
const WITH_ORE = new Set(["gained", "mined", "refilled"]);
const ORE_OF: Record<string, Ore> = { obsidian: "O", gold: "G", diamond: "D" };

/** A place or a thing of an event. */
const label = (word: string): string => (word ? t(`trolli-label-${word}`) : "");

const named = (card: string | null): string => (card && card !== "?" ? words(card).replace(/\.$/, "") : "");

function words(card: string): string {
  if (tiles[card]) return kindWords(card);
  if (cards[card]) return cardWords(card);
  if (rounds[card]) return roundWords(card);
  return castles[card] ? t(effectLabel(castles[card])) : t(`trolli-text-${card}`);
}

export function sentence(event: Event, names: (seat: string) => string): string {
  if (QUIET.has(event.kind)) return "";
  if (event.kind === "laid")
    return t("web-trolli-laid", {
      seat: names(event.seat),
      tile: kindWords(event.card!),
      slot: SLOTS[Math.floor(event.amount / EDGES)]!,
    });
  const deed = DEEDS[event.amount] ?? "activate";
  if (event.kind === "paid" && !TOLD_BY_PAYING.has(deed)) return "";
  const ore = ORE_OF[event.to];
  if (ore && WITH_ORE.has(event.kind))
    return t(`web-trolli-${event.kind}`, { seat: names(event.seat), what: priceWords({ [ore]: event.amount }) });
  if (event.kind === "activated")
    return t(`web-trolli-activated-${event.card ? "tile" : "board"}`, {
      seat: names(event.seat),
      card: named(event.card),
    });
  return t(`trolli-event-${event.kind}`, {
    seat: names(event.seat),
    amount: event.amount,
    from: label(event.from),
    to: label(event.to),
    card: named(event.card),
    clan: event.kind === "clan" ? t(`trolli-clan-${CLANS[event.amount]}`) : "",
    deed: event.kind === "paid" ? t(`trolli-deed-${deed}`) : "",
  });
}
