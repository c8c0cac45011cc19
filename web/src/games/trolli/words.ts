// Pieces, places and actions in words.

import { t } from "../../texts.svelte";
import { SEATS, type View } from "../game";
import {
  cards,
  castles,
  clans,
  deeds,
  deedsAt,
  effectLabel,
  ORES,
  periodOf,
  prices,
  rounds,
  tiles,
  type Item,
  type Price,
} from "./pieces";
import type { Action, Game, Join, Side, Table } from "./types";

type Names = (seat: string) => string;

export const placeWords = (place: string): string => t(`trolli-label-${place}`);
export const effectWords = (effect: string): string => t(effectLabel(effect));
export const kindWords = (tile: string): string => t(`web-trolli-kind-${tiles[tile]!.kind}`);

/** The half-shafts of a tile in their order. */
export function edgeWords(tile: string): string {
  const halves = Array.from(tiles[tile]!.edges).filter((edge) => "OGD".includes(edge));
  return halves.map((ore) => t(`web-trolli-ore-${ore}`)).join(", ");
}
/** What lies in the middle of a tile. */
export function middleWords(tile: string): string {
  const { kind, what, does } = tiles[tile]!;
  if (kind === "vp") return t(`trolli-condition-${what}`);
  return does ? t(`trolli-text-${tile}`) : t(`trolli-short-${kind}`, { bonus: effectWords(what) });
}
function halvesWords(tile: string): string {
  const ores = edgeWords(tile);
  return ores && t("web-trolli-halves", { ores });
}
export const tileWords = (tile: string): string =>
  `${kindWords(tile)}: ${[middleWords(tile), halvesWords(tile)].filter(Boolean).join(" ")}`;

export const animalOf = (card: string): string => card.replace(/\d/, "");
export const cardWords = (card: string): string =>
  `${t(`web-trolli-animal-${animalOf(card)}`)}: ${t(`trolli-text-${card}`)}`;
export const babyWords = (card: string): string =>
  t("web-trolli-card-fields", { bonuses: cards[card]!.babies.map(effectWords).join(" ") });

/** A component of an event, for its sentence; a tile by its kind as well. */
export function componentWords(card: string): Record<string, string> {
  const words = (text: string) => ({ card: text.replace(/\.$/, "") });
  if (tiles[card]) return { ...words(middleWords(card)), tile: tiles[card].kind };
  if (cards[card]) return words(cardWords(card));
  if (rounds[card]) return words(roundWords(card));
  return words(castles[card] ? effectWords(castles[card]) : t(`trolli-text-${card}`));
}

export function roundWords(card: string): string {
  const { village, item, king } = rounds[card]!;
  return t("web-trolli-round-card", {
    item: t(`trolli-label-${item}`),
    village: placeWords(village),
    king: placeWords(king),
  });
}

/** `2 points, 1 obsidian` */
export function priceWords(price: Price): string {
  return (["ap", "power", ...ORES, "cow"] as const)
    .filter((word) => price[word])
    .map((word) => t(`trolli-price-${word}`, { count: price[word]! }))
    .join(", ");
}
/** What an action is called, with what it brings here and now. */
export function deedWords(name: string, amount: number): string {
  const { kind, ore } = deeds[name]!;
  if (["mine", "gain", "tiles"].includes(kind))
    return t(`web-trolli-deed-${kind}`, { amount, ore: ore ? t(`web-trolli-ore-${ore}`) : "" });
  return t(`trolli-deed-${name}`);
}

/** The same in a word or two, for where its price stands beside it. */
export const shortWords = (name: string): string => t(`web-trolli-short-${name}`);

/** What it brings, where its name does not say so. */
export function gainWords(name: string, table: Table, side: Side): string {
  const item = GAINED[name];
  if (item) {
    const fields = side.fields.filter((field) => field.item === item).map((field) => field.bonus);
    const bonuses = [...new Set(fields)].map((bonus) => effectWords(bonus).replace(/\.$/, ""));
    return bonuses.length ? t("web-trolli-gain-item", { bonuses: bonuses.join(" / ") }) : "";
  }
  if (name === "castle") {
    const castle = table.villages.find((village) => village.name === table.question?.place)?.castle;
    return castle ? t("web-trolli-gain-castle", { effect: effectWords(castles[castle]!) }) : "";
  }
  const deed = deeds[name]; // nothing where a tile is activated, or the end is meant
  if (deed?.kind === "refill" && deed.ore) {
    const { ore } = deed;
    const count = side.shafts[ore] - side.filled[ore];
    return count ? t("web-trolli-gain-refill", { count }) : "";
  }
  return name === "princess" || name === "hire" ? t(`web-trolli-gain-${name}`) : "";
}
const GAINED: Record<string, Item> = { camp: "camp", swap: "baby", bell: "bell" };

/** A swap is paid with one or the other. */
export const payWords = (ore: "gold" | "diamond"): string =>
  priceWords(ore === "gold" ? { G: prices.gold } : { D: prices.diamond });

/** All that an action costs. */
export function costWords(name: string): string {
  const cost = priceWords(deeds[name]!.price);
  const either = t("web-trolli-swap-price", { gold: payWords("gold"), diamond: payWords("diamond") });
  return name === "swap" ? `${cost}, ${either}` : cost;
}

/** All that will be spent, as a sentence. */
export const spendWords = (name: string): string =>
  name in deeds ? t("web-trolli-costs", { price: costWords(name) }) : "";

/** What it costs besides points; nothing for most. */
export function tollWords(name: string): string {
  const { ap: _, ...toll } = deeds[name]!.price;
  const either = t("web-trolli-swap-price", { gold: payWords("gold"), diamond: payWords("diamond") });
  return [priceWords(toll), ...(name === "swap" ? [either] : [])].filter(Boolean).join(", ");
}

/** What a royal tile, or the action printed on the board, does. */
export const activateWords = (what: string, side: Side): string =>
  t("web-trolli-activate", {
    effect: what === "board" ? effectWords(clans[side.clan!].action) : t(`trolli-text-${what}`),
  });
export const activationCost = (): string => priceWords({ ap: prices.activate });

/** An action in the list of options. */
export function label(action: Action, view: View<Game>, names: Names = (seat) => seat): string {
  const table = view.table;
  const side = table.seats[SEATS.indexOf(view.seat)]!;
  const { do: verb, what, to } = action;
  if (action.text in deeds) {
    const now = table.question?.deeds.find((one) => one.do === action.text);
    return `${deedWords(action.text, now?.amount ?? 1)} (${costWords(action.text)})`;
  }
  switch (verb) {
    case "clan":
      return t(`trolli-clan-${what}`);
    case "play":
      return roundWords(what!);
    case "house":
    case "home":
      return placeWords(what!);
    case "move":
      return moveWords(side.trolls[Number(what) - 1]!, to!, view);
    case "push":
      return t("web-trolli-push", { name: names(what!) });
    case "activate":
      return `${activateWords(what!, side).replace(/\.$/, "")} (${activationCost()})`;
    case "claim":
      return t("web-trolli-claim", { card: t(`trolli-text-${what}`) });
    case "tile":
      return tileWords(what!);
    case "lay":
      return t("web-trolli-lay", { slot: what!, turned: to!, shafts: joined(action, view) });
    case "camp":
      return t("web-trolli-camp", { camp: t(`web-trolli-camp-${what}`), village: placeWords(to!) });
    case "swap":
      return t("web-trolli-swap", { baby: t(`web-trolli-baby-${what}`), price: payWords(to as "gold" | "diamond") });
    case "field":
      return effectWords(what!);
    case "refill":
      return t(`trolli-deed-refill-${what}`);
    case "take":
      return cardWords(what!);
    case "human":
      return t("web-trolli-human", { from: placeWords(what!), to: placeWords(to!) });
    default:
      return t(`trolli-deed-${verb}`);
  }
}

/** The edges where a tile would complete shafts. */
export const edgesJoined = (joins: Join[], { what, to }: Action): number[] =>
  joins.find((join) => join.slot === what && join.turned === Number(to))?.edges ?? [];

/** How many shafts a tile would complete there. */
function joined(action: Action, view: View<Game>): number {
  return edgesJoined(view.table.question!.joins, action).length;
}
export const layWords = (action: Action, view: View<Game>): string =>
  t("web-trolli-lay-there", {
    tile: kindWords(view.table.question!.tile!),
    slot: action.what!,
    shafts: joined(action, view),
  });

function moveWords(from: string, to: string, view: View<Game>): string {
  const points = view.table.question?.prospects[to];
  const words = t("web-trolli-move", { from: placeWords(from), to: placeWords(to) });
  return points ? `${words} (${t("web-trolli-points-both", { own: points[0], foreign: points[1] })})` : words;
}

/** On the button that plays it. */
export function button(action: Action, view: View<Game>, names?: Names): string {
  const table = view.table;
  if (action.text === "end") {
    const left = table.question?.points ?? 0;
    return left ? t("web-trolli-end-losing", { count: left }) : t("trolli-deed-end");
  }
  if (action.text in deeds) {
    const now = table.question?.deeds.find((one) => one.do === action.text);
    return deedWords(action.text, now?.amount ?? 1);
  }
  switch (action.do) {
    case "lay":
      return t("web-trolli-lay-short", { slot: action.what! });
    case "move":
      return t("web-trolli-move-short", { to: placeWords(action.to!) });
    case "play":
      return t("web-trolli-play-card");
    case "tile":
      return t("web-trolli-take-tile", { tile: kindWords(action.what!) });
    case "take":
      return t("web-trolli-take-card");
    default:
      return label(action, view, names);
  }
}

const RULES: Record<string, string[]> = {
  mine: ["R50", "R51", "R52"],
  build: ["R54", "R55", "R64"],
  power: ["R66", "R67", "R68"],
  village: ["R72", "R73", "R74", "R75", "R76", "R77"],
};
/** Everything about a piece or a place, for the inspector: its name, its text, and the rules that speak of it. */
export function pieceWords(piece: string): { name: string; text: string; rules: string[] } {
  if (tiles[piece]) {
    const { kind, does } = tiles[piece];
    const rules = { princess: "R58", bell: "R57", resource: "R56", vp: "R59", royal: "R53" };
    const lines = [does && t("trolli-tile-royal"), kind === "vp" && t("trolli-tile-vp"), middleWords(piece)];
    return {
      name: `${kindWords(piece)} ${piece}`,
      text: [...lines, halvesWords(piece)].filter(Boolean).join(" "),
      rules: [does && does !== "action" ? "A49" : rules[kind], kind === "vp" ? "R61" : "R62"],
    };
  }
  if (cards[piece])
    return {
      name: t("web-trolli-card-name", { animal: t(`web-trolli-animal-${animalOf(piece)}`) }),
      text: `${t(`trolli-text-${piece}`)} ${babyWords(piece)}`,
      rules: ["R68", "A33"],
    };
  if (deedsAt(piece).length)
    return {
      name: piece === "village" ? t("web-trolli-part-villages") : placeWords(piece),
      text: deedsAt(piece)
        .map((deed) => `${t(`trolli-deed-${deed}`)}: ${costWords(deed)}.`)
        .join(" "),
      rules: RULES[piece]!,
    };
  if (castles[piece])
    return { name: t("trolli-label-castle"), text: effectWords(castles[piece]), rules: ["R74", "A38"] };
  if (rounds[piece])
    return {
      name: t("web-trolli-round-name", { period: periodOf(piece) }),
      text: roundWords(piece),
      rules: ["R36", "R37"],
    };
  return {
    name: t("web-trolli-royal-card"),
    text: t("web-trolli-royal-card-text", { card: t(`trolli-text-${piece}`) }),
    rules: ["R78", "A45"],
  };
}
