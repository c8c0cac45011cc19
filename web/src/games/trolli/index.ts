// Jak se trollí princezny in the browser: what it is called and how it looks. It knows no rules.

import { t } from "../../texts.svelte";
import { SEATS, type Arms, type Face, type View } from "../game";
import { ARMS, arms, CLANS } from "./arms";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ICONS, type Emblem } from "./emblems";
import { ending } from "./ending";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Piece from "./Piece.svelte";
import { armsOf, cards, castles, deeds, isVillage, rounds, royalCards, tiles } from "./pieces";
import { sounds } from "./sounds";
import { EVENTS, type Action, type Event, type Game } from "./types";
import {
  animalOf,
  button,
  cardWords,
  componentWords,
  gainWords,
  label,
  layWords,
  pieceWords,
  placeWords,
  spendWords,
  tileWords,
} from "./words";

const VERBS: Record<string, Emblem> = {
  activate: "royal",
  claim: "royal",
  tile: "resource",
  lay: "network",
  camp: "camp",
  swap: "baby",
  field: "bed",
  refill: "refill",
  take: "card",
  human: "human",
  end: "night",
  done: "night",
  "go-on": "build",
  bell: "bell",
  princess: "princess",
  castle: "castle",
  hire: "human",
  cow: "cow",
  gain: "power",
  buy: "card",
  tiles: "build",
  "new-tiles": "build",
  "new-cards": "card",
};

function emblem(action: Action, view: View<Game>): Arms {
  const { tincture } = armsOf(view.table.seats[SEATS.indexOf(view.seat)]);
  const of = (icon: Emblem): Arms => ({ tincture, icon: ICONS[icon] });
  if (action.do === "clan") return ARMS[action.what as keyof typeof ARMS];
  if (action.do === "push") return armsOf(view.table.seats[SEATS.indexOf(action.what!)]);
  if (action.do === "play") return of(rounds[action.what!]!.item);
  const place = action.do === "move" ? action.to! : action.do === "house" || action.do === "home" ? action.what! : null;
  if (place) return of(isVillage(place) ? "village" : (place as Emblem));
  const kind = deeds[action.do]?.kind ?? action.do;
  return of(kind === "mine" ? kind : (VERBS[kind] ?? "troll"));
}

/** What is asked, and what the answer would mean. */
function prompt(view: View<Game>, choice: { action: string | null }): { text: string; small?: string } {
  const { step, question } = view.table;
  const action = view.legal.find((one) => one.text === choice.action);
  if (step === "act") {
    const words = { own: question!.points!, foreign: question!.foreign! };
    if (action?.text === "end" && words.own) return { text: t("web-trolli-end-warning", { count: words.own }) };
    const table = view.table;
    const side = table.seats[SEATS.indexOf(view.seat)]!;
    return {
      text: t("web-trolli-act", { place: placeWords(question!.place!), points: t("web-trolli-points-both", words) }),
      small: action ? [spendWords(action.text), gainWords(action.text, table, side)].filter(Boolean).join(" ") : "",
    };
  }
  if (step === "move" && action) return { text: label(action, view) };
  if (step === "card" && action) return { text: label(action, view) };
  if (action?.do === "tile") return { text: tileWords(action.what!) };
  if (action?.do === "take") return { text: cardWords(action.what!) };
  if (step === "lay" && action) return { text: layWords(action, view) };
  if (step === "move") return { text: t("web-trolli-move-prompt", { phase: question!.phase! }) };
  if (step === "tile") return { text: t("web-trolli-choose-tile", { count: question!.left! }) };
  return { text: t(`trolli-prompt-${step}`) };
}

const totalsOf = (view: View<Game>): number[] =>
  view.table.seats.map((side) => Object.values(side.sheet).reduce((sum, points) => sum + points, 0));

function armsOfPiece(piece: string): Arms {
  const kind = tiles[piece]?.kind;
  if (kind) return { tincture: "sable", icon: ICONS[kind === "princess" ? "bed" : kind] };
  if (cards[piece]) return { tincture: "vert", icon: ICONS[animalOf(piece) as Emblem] };
  if (rounds[piece]) return { tincture: "or", icon: ICONS[rounds[piece].item] };
  return {
    tincture: "azure",
    icon: ICONS[castles[piece] ? "castle" : royalCards[piece] ? "royal" : (piece as Emblem)],
  };
}

const spotOf = (place: string): string => `spot=${isVillage(place) ? "village" : "cave"}-${place}`;
function places(event: Event): string[] {
  if (event.kind === "laid") return [`slot=${event.slot}`];
  if (event.kind === "discarded") return [`spot=display-${event.display}`];
  return [...("to" in event ? [spotOf(event.to)] : []), ...("place" in event ? [spotOf(event.place)] : [])];
}

export const face: Face<Game> = {
  arms,
  Board,
  Hand,
  Aside,
  info: (view) => {
    const { step, round, rounds: all } = view.table;
    return step === "over" ? t("web-the-end") : t("trolli-round", { number: Math.max(round, 1), all });
  },
  infoShort: (view) => (view.table.step === "over" ? "" : `${Math.max(view.table.round, 1)}/${view.table.rounds}`),
  prompt,
  seat: (view, _seat, number) => {
    if (!view) return { arms: ARMS[CLANS[number]!], small: "" };
    const table = view.table;
    const side = table.seats[number]!;
    const points = totalsOf(view)[number]!;
    return {
      arms: armsOf(side),
      small: side.clan ? t(`trolli-clan-${side.clan}`) : "",
      badge: { text: `${points}`, label: t("web-trolli-points", { count: points }) },
    };
  },
  label,
  button,
  emblem,
  events: EVENTS,
  card: componentWords,
  chapters: {
    begins: (event) => event.kind === "turn",
    title: (event, _, names) =>
      event.kind === "turn" ? t("web-trolli-chapter", { round: event.round, name: names(event.seat) }) : "",
  },
  places,
  held: (view, number) => view.table.seats[number]!.hand,
  mark: () => null,
  inspected: (piece) => {
    const { name, text, rules } = pieceWords(piece);
    return { name, text, rulings: rules.map((rule) => ({ rule, text: "" })), arms: armsOfPiece(piece) };
  },
  Card: Piece,
  ending,
  Ending,
  sounds,
};
