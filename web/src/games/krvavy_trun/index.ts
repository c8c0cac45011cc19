// Krvavý trůn in the browser: what it is called and how it looks. It knows no rules.

import coin from "icon:crown-coin";
import { MediaQuery } from "svelte/reactivity";
import type { Facts } from "../../server/protocol";
import { t } from "../../texts.svelte";
import { SEATS, type Arms, type Face, type View } from "../game";
import { arms } from "./arms";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ARMS, armsOf, FAMILIES, isScheme, named, read, ROUNDS, type Kind } from "./cards";
import { ending } from "./ending";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Shown from "./Shown.svelte";
import { lasts } from "./street";
import { sounds } from "./sounds";
import { EVENTS, type Action, type Game, type InRow } from "./types";

const RULINGS: Record<Kind, string[]> = {
  Archer: ["R26", "B1"],
  Squire: ["R27", "B28"],
  Spy: ["B16", "B17"],
  Heir: ["B21", "B23"],
  Impersonator: ["R40", "B6"],
  Lord: ["R31"],
  Murder: ["R36", "B4"],
  Decree: ["B10", "R43"],
  Trap: ["B14", "B15"],
  Conspiracy: ["B33"],
};
const isWide = new MediaQuery("(min-width: 900px) and (min-height: 560px)");

const acting = (view: View<Game>): InRow | undefined => {
  const table = view.table;
  return table.cursor === null ? undefined : table.row[table.cursor]?.[0];
};
const top = (view: View<Game>, slot: number): InRow => view.table.row[slot]![0]!;

function toWords(view: View<Game>, gap: number): string {
  if (gap === 0) return t("web-krvavy_trun-to-start");
  if (gap === view.table.row.length) return t("web-krvavy_trun-to-end");
  return t("web-krvavy_trun-to-between", { before: gap - 1, after: gap });
}

function spyWords(view: View<Game>, seat: string): string {
  const table = view.table;
  if (seat === view.seat) return t("web-krvavy_trun-spy-self");
  if (table.seats.length === 2) return t("web-krvavy_trun-spy-other");
  return t("web-krvavy_trun-spy", { family: table.seats[SEATS.indexOf(seat)]!.families[0]!.family });
}

function label(action: Action, view: View<Game>): string {
  switch (action.do) {
    case "place":
      return t("web-krvavy_trun-label-place", {
        card: action.card!,
        place: action.place!,
        slot: action.slot ?? 0,
      });
    case "keep":
      return t("web-krvavy_trun-label-keep");
    case "reveal":
      return t("web-krvavy_trun-label-reveal", { card: acting(view)?.card ?? "" });
    case "spy":
      return spyWords(view, action.seat!);
    case "copy":
      return t("web-krvavy_trun-label-copy", { card: top(view, action.slot!).card!, slot: action.slot! });
    case "to":
      return toWords(view, action.gap!);
    default:
      return t(`web-krvavy_trun-label-${action.do}`, { slot: action.slot!, what: named(top(view, action.slot!)) });
  }
}

function button(action: Action, view: View<Game>): string {
  switch (action.do) {
    case "place":
      return t("web-krvavy_trun-button-place", { place: action.place!, slot: action.slot ?? 0 });
    case "keep":
      return t("web-krvavy_trun-keep");
    case "strike":
    case "move":
      return t(`web-krvavy_trun-button-${action.do}`, { slot: action.slot! });
    default:
      return label(action, view);
  }
}

function emblem(action: Action, view: View<Game>): Arms {
  const table = view.table;
  const mine = acting(view);
  switch (action.do) {
    case "place":
      return armsOf({ family: table.question!.family!, card: action.card! });
    case "keep":
      return { tincture: mine ? ARMS[mine.family].tincture : "sable", icon: coin };
    case "spy":
      return ARMS[table.seats[SEATS.indexOf(action.seat!)]!.families[0]!.family];
    case "strike":
    case "copy":
    case "move":
      return armsOf(top(view, action.slot!));
    case "to":
      return armsOf(top(view, table.question!.slot!));
    default:
      return mine ? armsOf(mine) : ARMS.R;
  }
}

/** A card by family and kind, or a slot of the row with what lies in it. */
function inspected(word: string, options: Facts["options"]) {
  const [card, ...under] = read(word);
  const { family, card: kind, points } = card!;
  const beneath = under.map((one) => [named(one), ...pointsOn(one)].join(", ")).join("; ");
  const lines = [
    kind ? t(`krvavy_trun-text-${kind.toLowerCase()}`) : t("web-krvavy_trun-unknown-text"),
    ...(points ? [t("web-krvavy_trun-on-it", { points })] : []),
    ...(beneath ? [t("web-krvavy_trun-beneath", { cards: beneath })] : []),
  ];
  const rulings = kind ? [isScheme(kind) ? "R15" : "R13", ...RULINGS[kind]] : ["R11"];
  return {
    name: kind ? t("web-krvavy_trun-card-of", { card: kind, family }) : t("web-krvavy_trun-unknown-name", { family }),
    text: lines.join(" "),
    rulings: rulings.map((rule) => ({ rule, text: t(`web-krvavy_trun-ruling-${rule.toLowerCase()}`, options) })),
    arms: armsOf(card!),
  };
}
const pointsOn = (card: InRow): string[] => (card.points ? [t("krvavy_trun-points", { points: card.points })] : []);

export const face: Face<Game> = {
  arms,
  Board,
  Hand,
  Aside,
  Card: Shown,
  lasts,
  info: (view) => {
    const { step, round } = view.table;
    if (step === "over") return t("web-the-end");
    return t(step === "place" ? "web-krvavy_trun-info-placing" : "web-krvavy_trun-info-resolving", {
      number: round,
      all: ROUNDS,
    });
  },
  infoShort: (view) =>
    view.table.step === "over" ? "" : t("web-krvavy_trun-round-short", { number: view.table.round, all: ROUNDS }),
  prompt: (view, choice) => {
    const { step, question, seats } = view.table;
    const card = choice.part ?? view.legal.find((one) => one.text === choice.action)?.card;
    if (step === "place" && card)
      return { text: t("web-krvavy_trun-where", { card }), small: small(t(`krvavy_trun-text-${card.toLowerCase()}`)) };
    if (step === "place" && seats.length === 2)
      return { text: t("krvavy_trun-prompt-place-family", { family: question!.family! }) };
    if (step === "strike") return { text: t("krvavy_trun-prompt-strike", { card: question!.card! }) };
    const mine = acting(view)?.card;
    if (step === "decide" && mine)
      return {
        text: t(isWide.current ? "web-krvavy_trun-decide" : "web-krvavy_trun-decide-short", { card: mine }),
        small: small(t(`krvavy_trun-text-${mine.toLowerCase()}`)),
      };
    return { text: t(`krvavy_trun-prompt-${step}`) };
  },
  seat: (view, _seat, number) => {
    if (!view) return { arms: ARMS[FAMILIES[number]!], small: "" };
    const table = view.table;
    const { families } = table.seats[number]!;
    const held = families.map((house) => house.hand.length + house.unseen_hand);
    const purse = table.seats[number]!.purse;
    return {
      arms: ARMS[families[0]!.family],
      also: families[1] && ARMS[families[1].family],
      small: [
        t("web-in-hand", { count: held.join(" + ") }),
        ...(table.first === SEATS[number] ? [t("web-krvavy_trun-first")] : []),
      ].join(" · "),
      badge: { text: `${purse}`, label: t("web-krvavy_trun-purse", { points: purse }), coin: true },
    };
  },
  label,
  button,
  emblem,
  events: EVENTS,
  card: (card) => ({ card }),
  chapters: {
    begins: (event) => event.kind === "round",
    title: (_, number) => t("web-krvavy_trun-round", { number, all: ROUNDS }),
    last: { name: "web-krvavy_trun-last-round", at: "begin" },
  },
  held: (view, number) =>
    view.table.seats[number]!.families.flatMap(({ family, hand }) => hand.map((card) => `${family}.${card}`)),
  places: (event) => ("slot" in event ? [`slot=${event.slot}`] : []),
  mark: (event) => ("family" in event && event.kind !== "moved" ? ARMS[event.family] : null), // a move has its mover's
  inspected,
  ending,
  Ending,
  sounds,
};

/** Under the prompt there is room on a wide screen only; elsewhere it lives in the inspector. */
function small(text: string): string | undefined {
  return isWide.current ? text : undefined;
}
