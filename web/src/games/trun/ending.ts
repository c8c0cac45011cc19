// The end of Trůn: five votes, and who has more of them.

import { t } from "../../texts.svelte";
import type { Beat, View } from "../game";
import { FACTIONS } from "./cards";
import type { Game, Table } from "./types";

type Names = (seat: string) => string;
const LETTERS = "GKUDM";

/** The cards of a faction that a side has scored. */
export const scored = (table: Table, side: number, faction: number): string[] =>
  table.seats[side]!.score.filter((card) => card[0] === LETTERS[faction]);

function vote(table: Table, faction: number, names: Names): string {
  const words = { faction: FACTIONS[faction]! };
  const { seat, by, cards } = table.result![faction]!;
  if (!seat) return t("trun-vote-none", words);
  const side = "AB".indexOf(seat);
  const counts = {
    mine: scored(table, side, faction).length,
    theirs: scored(table, 1 - side, faction).length,
    value: Number(cards[0]!.slice(1)),
  };
  return t(`web-trun-end-${by}`, { ...words, ...counts, seat: names(seat) });
}

export function ending({ table }: View<Game>, names: Names, winners: string[]): Beat[] {
  const of = (seat: string): number => table.votes.filter((winner) => winner === seat).length;
  const [winner, loser] = winners[0] === "A" ? ["A", "B"] : ["B", "A"];
  const text =
    winners.length > 1
      ? t("trun-end-draw")
      : t("trun-end-win", { seat: names(winner), mine: of(winner), theirs: of(loser) });
  return [
    ...FACTIONS.map((faction, number) => ({ is: faction, text: vote(table, number, names) })),
    { is: "won", text },
  ];
}
