// The end of Krvavý trůn: the street is counted, then the purses from the lowest place up.

import { t } from "../../texts.svelte";
import type { Beat, View } from "../game";
import type { Game, Standing } from "./types";

type Names = (seat: string) => string;
const PER_CARD = 90; // milliseconds
const TO_COUNT = 900;

/** Those who share a place, places from the first on. */
export function places(ranking: Standing[]): Standing[][] {
  const found = new Map<number, Standing[]>();
  for (const one of ranking) found.set(one.place, [...(found.get(one.place) ?? []), one]);
  return [...found.values()];
}

/** The places whose purses are as full as one of another place: cards in the row have parted them. */
export const isParted = (ranking: Standing[], one: Standing): boolean =>
  ranking.some((other) => other.purse === one.purse && other.place !== one.place);

function place(ranking: Standing[], shared: Standing[], names: Names): Beat {
  const { place, purse: points, cards: count } = shared[0]!;
  const how = shared.length > 1 ? "-shared" : isParted(ranking, shared[0]!) ? "-parted" : "";
  const words = { place, points, count, names: shared.map((one) => names(one.seat)).join(", ") };
  return { is: `place ${place}`, text: t(`web-krvavy_trun-end-place${how}`, words) };
}

export function ending({ table }: View<Game>, names: Names, winners: string[]): Beat[] {
  const ranking = table.ranking!;
  const [first, ...others] = places(ranking);
  const cards = table.row.flat();
  const left = cards.reduce((sum, card) => sum + card.points, 0);
  const { purse } = first![0]!;
  const equals = ranking.filter((one) => one.purse === purse);
  const counts = equals.map((one) => `${names(one.seat)}\u00a0(${one.cards})`).join(", ");
  return [
    {
      is: "street",
      text: t("web-krvavy_trun-end-street", { count: cards.length }),
      lasts: TO_COUNT + cards.length * PER_CARD,
    },
    ...(left ? [{ is: "left", text: t("web-krvavy_trun-end-left", { points: left }) }] : []),
    ...others.reverse().map((shared) => place(ranking, shared, names)),
    ...(equals.length > 1 ? [{ is: "equal", text: t("web-krvavy_trun-end-equal", { cards: counts }) }] : []),
    {
      is: "won",
      text:
        winners.length > 1
          ? t("krvavy_trun-end-shared", { seats: winners.map(names).join(", ") })
          : t("krvavy_trun-end-win", { seat: names(winners[0] ?? "A"), points: purse }),
    },
  ];
}
