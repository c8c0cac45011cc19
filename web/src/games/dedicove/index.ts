// Dědicové trůnu in the browser: what it is called and how it looks. It knows no rules.

import anchor from "icon:anchor";
import pine from "icon:pine-tree";
import tomb from "icon:tombstone";
import hourglass from "icon:hourglass";
import { MediaQuery } from "svelte/reactivity";
import { t } from "../../texts.svelte";
import { type Arms, type Choice, type Face, type Inspected, type View } from "../game";
import { arms } from "./arms";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import {
  alliesOf,
  ARMS,
  armsOf,
  armsOfSeat,
  factionName,
  HIDDEN,
  heirArms,
  heirName,
  isInHand,
  nameOf,
  SEAT_ARMS,
  sideOf,
  signed,
} from "./cards";
import { ending } from "./ending";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { story } from "./motion";
import { rulingsOf } from "./rulings";
import { sounds } from "./sounds";
import { EVENTS, type Action, type Event, type Game, type Place } from "./types";

type Names = (seat: string) => string;
const PILES: Record<string, Arms> = {
  harbour: { tincture: "azure", icon: anchor },
  wilderness: { tincture: "vert", icon: pine },
  graveyard: { tincture: "sable", icon: tomb },
};
const NEUTRAL: Arms = { tincture: "sable", icon: hourglass };
const isWide = new MediaQuery("(min-width: 900px) and (min-height: 560px)");

// -- actions ---------------------------------------------------------------------------------------------------

/** The hero that an action speaks of: in hand, in the tavern, in the graveyard or in a party; null where it is unknown. */
function heroOf(action: Action, view: View<Game>): number | null {
  const table = view.table;
  if (action.card) return action.card;
  if (action.slot) return table.tavern[action.slot - 1] ?? null;
  if (action.number) return table.graveyard[action.number - 1] ?? null;
  return action.place ? (sideOf(view, action.seat!)?.party[action.place - 1]?.card ?? null) : null;
}

function whose(action: Action, view: View<Game>, names: Names): string {
  const hero = heroOf(action, view);
  const what = hero ? nameOf(hero) : t("dedicove-board-hidden-hero", { number: action.place ?? 0 });
  if (!action.place) return what;
  const owner = action.seat === view.seat ? t("dedicove-board-yours") : names(action.seat!);
  const isHidden = hero && !sideOf(view, action.seat!)!.party[action.place - 1]!.up;
  return `${what} (${[owner, ...(isHidden ? [t("dedicove-hidden")] : [])].join(", ")})`;
}

function steps(action: Action, view: View<Game>): string {
  const table = view.table;
  const markers = (["red", "green"] as const).filter((marker) => action[marker]);
  return markers
    .map((marker) =>
      t(`dedicove-board-way-${marker}`, { steps: signed(action[marker]!), to: table[marker] + action[marker]! }),
    )
    .join(t("dedicove-board-way-and"));
}

function label(action: Action, view: View<Game>, names: Names): string {
  switch (action.do) {
    case "set-up":
      return t("dedicove-board-label-set-up", { hero: nameOf(action.card!), other: nameOf(action.drop!) });
    case "move":
      return steps(action, view);
    case "pick":
    case "to":
      return action.seat === view.seat ? t("web-you") : names(action.seat!);
    case "name":
      return t("dedicove-faction", { faction: action.faction! });
    case "mode":
      return t(`dedicove-board-label-mode-${action.mode!}`);
    case "pass":
    case "stop":
    case "decline":
      return t(`dedicove-board-label-${action.do}`);
    case "draw":
      if (action.pile) return t("dedicove-board-label-draw-harbour");
      return t("dedicove-board-label-draw", { hero: whose(action, view, names) });
    default:
      return t("dedicove-board-label", { deed: t(`dedicove-board-do-${action.do}`), hero: whose(action, view, names) });
  }
}

function button(action: Action, view: View<Game>, names: Names): string {
  return action.do === "set-up" ? t("dedicove-board-button-set-up") : label(action, view, names);
}

function emblem(action: Action, view: View<Game>): Arms {
  const hero = heroOf(action, view);
  if (hero) return armsOf(hero);
  if (action.do === "move") return ARMS[action.red ? "imperial" : "hill"];
  if (action.faction) return ARMS[action.faction];
  if (action.place) return HIDDEN;
  if (action.seat) return armsOfSeat(action.seat);
  if (action.pile) return PILES.harbour!;
  return action.mode === "wild" ? PILES.wilderness! : action.mode === "grave" ? PILES.graveyard! : NEUTRAL;
}

// -- questions -------------------------------------------------------------------------------------------------

function prompt(view: View<Game>, choice: Choice): { text: string; small?: string } {
  const { step, question } = view.table;
  const action = view.legal.find((one) => one.text === choice.action);
  if (action?.do === "set-up")
    return {
      text: t("dedicove-board-label-set-up", { hero: nameOf(action.card!), other: nameOf(action.drop!) }),
    };
  if (step === "set-up" && choice.part)
    return { text: t("dedicove-board-prompt-drop", { hero: nameOf(Number(choice.part)) }) };
  if (action?.card && isInHand(step)) {
    const small = t(`dedicove-text-${action.card}`);
    return { text: isWide.current ? nameOf(action.card) : "", small }; // a phone has no room for the name above its button
  }
  const hero = question?.hero;
  if (!hero) return { text: t(`dedicove-prompt-${step}`) };
  const verb = question.verb!;
  const asked = ["choose-hero", "choose-slot", "choose-card", "choose-drawn"].includes(step)
    ? t(`dedicove-board-prompt-${verb}`)
    : t(`dedicove-board-prompt-${step}`);
  const faction = question.faction ? ` ${t("dedicove-board-named", { faction: question.faction })}` : "";
  const text = t(`dedicove-text-${hero}`);
  return { text: `${asked}${faction}`, small: isWide.current ? `${nameOf(hero)}: ${text}` : nameOf(hero) };
}

// -- what happened ---------------------------------------------------------------------------------------------

const heirOf = (card: string): number | null => (card.startsWith("heir") ? Number(card.slice(4)) : null);

function words(card: string): { hero: string } {
  const heir = heirOf(card);
  return { hero: heir ? heirName(heir) : nameOf(Number(card)) };
}

function mark(event: Event): Arms | null {
  if (!("card" in event) || event.card === "?") return null;
  const heir = heirOf(event.card);
  return heir ? heirArms(heir) : armsOf(Number(event.card));
}

// -- a closer look ---------------------------------------------------------------------------------------------

/** A hero by number (with a d where it lies hidden), an heir, a pile, or what is not known: a hidden hero, an heir. */
function inspected(word: string): Inspected {
  const told = (rules: string[]) =>
    rules.map((rule) => ({ rule, text: t(`dedicove-board-ruling-${rule.toLowerCase()}`) }));
  if (word in PILES)
    return {
      name: t(`dedicove-label-${word}`),
      text: t(`dedicove-board-text-${word}`),
      rulings: told(rulingsOf(word)),
      arms: PILES[word]!,
    };
  if (word === "hidden")
    return {
      name: t("dedicove-board-unknown"),
      text: t("dedicove-board-unknown-text"),
      rulings: told(["Q42"]),
      arms: HIDDEN,
    };
  if (word === "heir?")
    return {
      name: t("dedicove-board-unknown-heir"),
      text: t("dedicove-board-unknown-heir-text"),
      rulings: [],
      arms: HIDDEN,
    };
  if (word.startsWith("heir")) {
    const heir = Number(word.slice(4));
    const [one, other] = alliesOf(heir).map((faction) => t("dedicove-faction", { faction }));
    const text = t("dedicove-board-heir-text", { one: one!, other: other!, number: heir });
    return { name: heirName(heir), text, rulings: told(["W7", "W8"]), arms: heirArms(heir) };
  }
  const hero = parseInt(word);
  const lines = [`${factionName(hero)}.`, t(`dedicove-text-${hero}`)];
  if (word.endsWith("d")) lines.push(t("dedicove-board-hidden-text"));
  return { name: nameOf(hero), text: lines.join(" "), rulings: told(rulingsOf(hero)), arms: armsOf(hero) };
}

const placeOf = (place: Place): string =>
  `at=${[place.pile, "seat" in place ? place.seat : "", "number" in place ? place.number : ""].filter(Boolean).join(" ")}`;
/** Where an event took place, both ends of a way. */
function places(event: Event): string[] {
  if (event.kind === "moved") return ["spot=track"];
  return [
    ...("from" in event ? [placeOf(event.from)] : []),
    ...("to" in event ? [placeOf(event.to)] : []),
    ...("place" in event ? [placeOf(event.place)] : []),
  ];
}

export const face: Face<Game> = {
  arms,
  Board,
  Hand,
  Aside,
  lasts: (moments) => story(moments).lasts,
  info: (view) => {
    const { step, turns, threshold } = view.table;
    if (step === "over") return t("web-the-end");
    if (step === "set-up") return t("dedicove-board-info-set-up");
    return t("dedicove-board-info", { number: turns + 1, count: threshold });
  },
  infoShort: (view) => {
    const { step, turns } = view.table;
    return step === "over" || step === "set-up" ? "" : t("dedicove-board-turn", { number: turns + 1 });
  },
  prompt,
  seat: (view, _seat, number) => {
    const arms = SEAT_ARMS[number]!;
    if (!view) return { arms, small: "" };
    const { seats, threshold } = view.table;
    const side = seats[number]!;
    const up = side.party.filter((hero) => hero.up).length;
    return {
      arms,
      small: [
        t("web-in-hand", { count: side.hand.length + side.unseen_hand }),
        t("dedicove-board-hidden-count", { count: side.party.length - up }),
      ].join(" · "),
      badge: { text: `${up}`, label: t("dedicove-board-up", { count: up, all: threshold }) },
    };
  },
  label,
  button,
  emblem,
  events: EVENTS,
  card: words,
  chapters: {
    begins: (event) => event.kind === "turn",
    title: (event, number, names) =>
      event.kind === "turn" ? t("dedicove-board-chapter", { number, name: names(event.seat) }) : "",
  },
  places,
  held: (view, number) => {
    const { heir, hand } = view.table.seats[number]!;
    return [...(heir === null ? [] : [`heir${heir}`]), ...hand.map(String)];
  },
  mark,
  inspected,
  ending,
  Ending,
  sounds,
};
