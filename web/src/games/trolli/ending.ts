// The end of Jak se trollí princezny: the sheet is filled line by line.

import { t } from "../../texts.svelte";
import { SEATS, type Beat, type View } from "../game";
import type { Game, Sheet, Standing, Table } from "./types";

type Names = (seat: string) => string;
export const SOURCES: (keyof Sheet)[] = ["sets", "princesses", "royal-tiles", "humans", "vp-tiles", "cards"];
const FOR_ZEROS = 450; // milliseconds

/** Those who have the most points, where princesses decide between them. */
export function equals(ranking: Standing[]): Standing[] {
  const found = ranking.filter((one) => one.points === ranking[0]!.points);
  return found.length > 1 ? found : [];
}

function line(table: Table, source: keyof Sheet, names: Names): Beat {
  const points = table.seats.map((side) => side.sheet[source]);
  const told = points.map((count, number) => `${names(SEATS[number]!)}\u00a0(${count})`).join(", ");
  const lasts = points.some(Boolean) ? undefined : FOR_ZEROS;
  return { is: source, text: t("web-trolli-end-line", { source: t(`trolli-sheet-${source}`), points: told }), lasts };
}

function decided(ranking: Standing[], names: Names): Beat[] {
  const told = equals(ranking).map((one) => `${names(one.seat)}\u00a0(${one.princesses})`);
  const text = t("web-trolli-end-line", { source: t("web-trolli-end-equal"), points: told.join(", ") });
  return told.length ? [{ is: "equal", text }] : [];
}

export function ending({ table }: View<Game>, names: Names, winners: string[]): Beat[] {
  const ranking = table.ranking!;
  const text =
    winners.length > 1
      ? t("trolli-end-shared", { seats: winners.map(names).join(", ") })
      : t("trolli-end-win", { seat: names(winners[0] ?? "A"), points: ranking[0]!.points });
  const places = ranking.map((one) => `${one.place}.\u00a0${names(one.seat)}`).join(", ");
  return [
    ...SOURCES.map((source) => line(table, source, names)),
    ...decided(ranking, names),
    { is: "places", text: t("web-trolli-end-places", { places }) },
    { is: "won", text },
  ];
}
