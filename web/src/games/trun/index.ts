// Trůn in the browser: what it is called and how it looks. It knows no rules.

import { t } from "../../texts.svelte";
import type { Face, View } from "../game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { arms } from "./arms";
import { ARMS, factionOf, SEAT_ARMS, TRICKS, valueOf, type Faction } from "./cards";
import { ending } from "./ending";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { HOLD } from "./motion";
import { sounds } from "./sounds";
import { EVENTS, type Event, type Game } from "./types";

const RULINGS: Record<Faction, string[]> = {
  goblin: ["R11", "A19"],
  knight: ["R6", "R10"],
  undead: ["A13", "R17"],
  dwarf: ["A15", "R20"],
  doppelganger: ["R3", "R9", "A12"],
};
const words = (card: string) => ({ faction: factionOf(card), value: valueOf(card), card });

function trick(view: View<Game>): number {
  const table = view.table;
  const held = Math.max(...table.seats.map((seat) => seat.hand.length + seat.unseen_hand));
  return TRICKS + 1 - Math.max(held, 1);
}

function places(event: Event): string[] {
  switch (event.kind) {
    case "played":
      return ["spot=trick"];
    case "turned":
      return ["spot=prize"];
    case "scored":
      return [`spot=vote-${factionOf(event.card)}`];
    default:
      return [];
  }
}

export const face: Face<Game> = {
  arms,
  Board,
  Hand,
  Aside,
  Card,
  info: (view) => {
    const table = view.table;
    if (table.step === "over") return t("web-the-end");
    return `${t(`trun-phase-${table.phase}`)} · ${t("web-trun-trick", { number: trick(view), all: TRICKS })}`;
  },
  infoShort: (view) => {
    const { phase, step } = view.table;
    return step === "over" ? "" : t("web-trun-stage", { phase, number: trick(view), all: TRICKS });
  },
  prompt: (view) => {
    const table = view.table;
    if (table.step === "lead") return { text: t("trun-prompt-lead") };
    const hand = table.seats["AB".indexOf(view.seat)]?.hand ?? [];
    const led = table.led ?? hand[0] ?? "G0";
    const free = view.legal.every((action) => action.card[0] !== led[0]);
    return { text: t("trun-prompt-follow", { led: factionOf(led), free: free ? "yes" : "no" }) };
  },
  seat: (view, _seat, number) => {
    const arms = SEAT_ARMS[number]!;
    if (!view) return { arms, small: "" };
    const seat = view.table.seats[number]!;
    const small = t("web-in-hand", { count: seat.hand.length + seat.unseen_hand });
    const votes = view.table.votes.filter((winner) => winner === "AB"[number]).length;
    const followers = seat.followers.length + seat.unseen_followers;
    const phase = view.table.phase;
    const [what, count] = phase === 1 ? ["followers", followers] : ["votes", votes];
    const badge = {
      text: `${count}`,
      word: t(`web-trun-${what}-word`, { count }),
      label: t(`web-trun-${what}`, { count }),
    };
    return { arms, small, badge };
  },
  label: (action) => t("web-trun-card", words(action.card)),
  button: (action) => t("web-trun-play", words(action.card)),
  emblem: (action) => ARMS[factionOf(action.card)],
  events: EVENTS,
  card: words,
  chapters: {
    // The last thirteen tricks have no prize that is turned up: the first card after a trick that was won begins one.
    begins: (event, isDone) => event.kind === "turned" || (event.kind === "played" && isDone),
    ends: (event) => event.kind === "won",
    title: (_, number) =>
      t("web-trun-chapter", { phase: number > TRICKS ? 2 : 1, number: ((number - 1) % TRICKS) + 1 }),
    last: { name: "web-trun-last-trick", at: "end" },
  },
  places,
  held: (view, number) => view.table.seats[number]!.hand,
  mark: (event) => ("card" in event && event.card !== "?" ? ARMS[factionOf(event.card)] : null),
  lasts: ([moment]) => (moment!.events.some((event) => event.kind === "won") ? HOLD : 0),
  inspected: (card) => ({
    name: t("web-trun-card", words(card)),
    text: t(`web-trun-text-${factionOf(card)}`),
    rulings: RULINGS[factionOf(card)].map((rule) => ({ rule, text: t(`web-trun-ruling-${rule.toLowerCase()}`) })),
    arms: ARMS[factionOf(card)],
  }),
  ending,
  Ending,
  sounds,
};
