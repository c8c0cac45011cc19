// Trůn in the browser: what it is called and how it looks. It knows no rules.

import type { Event, SeatFacts, View } from "../../server/protocol";
import { t } from "../../texts.svelte";
import type { Action, Face } from "../game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { arms } from "./arms";
import { ARMS, FACTIONS, factionOf, TRICKS, tableOf, valueOf, type Faction } from "./cards";
import Hand from "./Hand.svelte";
import fox from "icon:fox-head";
import owl from "icon:barn-owl";

const SEAT_ARMS = [
  { tincture: "or", icon: fox },
  { tincture: "teal", icon: owl },
] as const;
const RULINGS: Record<Faction, string[]> = {
  goblin: ["R11", "A19"],
  knight: ["R6", "R10"],
  undead: ["A13", "R17"],
  dwarf: ["A15", "R20"],
  doppelganger: ["R3", "R9", "A12"],
};
const QUIET = new Set(["dealt", "removed", "chosen"]);

const cardOf = (action: Action): string => action.text.split(" ").at(-1)!;
const words = (card: string) => ({ faction: factionOf(card), value: valueOf(card), card });

function trick(view: View): number {
  const table = tableOf(view);
  const held = Math.max(...table.seats.map((seat) => seat.hand.length + seat.unseen_hand));
  return TRICKS + 1 - Math.max(held, 1);
}

export const face: Face = {
  arms,
  Board,
  Hand,
  Aside,
  Card,
  info: (view) => {
    const table = tableOf(view);
    if (table.step === "over") return t("web-the-end");
    return `${t(`trun-phase-${table.phase}`)} · ${t("web-trun-trick", { number: trick(view), all: TRICKS })}`;
  },
  infoShort: (view) => {
    const { phase, step } = tableOf(view);
    return step === "over" ? "" : t("web-trun-stage", { phase, number: trick(view), all: TRICKS });
  },
  prompt: (view) => {
    const table = tableOf(view);
    if (table.step === "lead") return { text: t("trun-prompt-lead") };
    const hand = table.seats["AB".indexOf(view.seat)]?.hand ?? [];
    const led = table.led ?? hand[0] ?? "G0";
    const free = view.legal.every((action) => cardOf(action as Action)[0] !== led[0]);
    return { text: t("trun-prompt-follow", { led: factionOf(led), free: free ? "yes" : "no" }) };
  },
  seat: (view: View | null, _seat: SeatFacts, number: number) => {
    const arms = SEAT_ARMS[number]!;
    if (!view) return { arms, small: "" };
    const seat = tableOf(view).seats[number]!;
    const small = t("web-in-hand", { count: seat.hand.length + seat.unseen_hand });
    const votes = tableOf(view).votes.filter((winner) => winner === "AB"[number]).length;
    const followers = seat.followers.length + seat.unseen_followers;
    const phase = tableOf(view).phase;
    const [what, count] = phase === 1 ? ["followers", followers] : ["votes", votes];
    const badge = {
      text: `${count}`,
      word: t(`web-trun-${what}-word`, { count }),
      label: t(`web-trun-${what}`, { count }),
    };
    return { arms, small, badge };
  },
  label: (action) => t("web-trun-card", words(cardOf(action))),
  button: (action) => t("web-trun-play", words(cardOf(action))),
  emblem: (action) => ARMS[factionOf(cardOf(action))],
  sentence: (event: Event, names) => {
    if (QUIET.has(event.kind)) return "";
    const seen = event.card !== null && event.card !== "?";
    return t(`trun-event-${event.kind}`, {
      seat: names(event.seat),
      seen: seen ? "yes" : "no",
      ...(seen ? words(event.card!) : {}),
    });
  },
  mark: (event) => (event.card && event.card !== "?" ? ARMS[factionOf(event.card)] : null),
  inspected: (card) => ({
    name: t("web-trun-card", words(card)),
    text: t(`web-trun-text-${factionOf(card)}`),
    rulings: RULINGS[factionOf(card)].map((rule) => ({ rule, text: t(`web-trun-ruling-${rule.toLowerCase()}`) })),
    arms: ARMS[factionOf(card)],
  }),
  ending: (view, names, winners) => {
    const votes = tableOf(view).votes;
    const told = FACTIONS.map((faction, number) =>
      votes[number] ? t("trun-vote", { seat: names(votes[number]), faction }) : t("trun-vote-none", { faction }),
    );
    const of = (seat: string): number => votes.filter((winner) => winner === seat).length;
    const [winner, loser] = winners[0] === "A" ? ["A", "B"] : ["B", "A"];
    const end =
      winners.length > 1
        ? t("trun-end-draw")
        : t("trun-end-win", { seat: names(winner), mine: of(winner), theirs: of(loser) });
    return [...told, end];
  },
};
