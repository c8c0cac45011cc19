// The end of Dědicové trůnu: heirs are turned over, the markers name a faction, and its allies are compared.

import { t } from "../../texts.svelte";
import { SEATS, type Beat, type View } from "../game";
import { alliesOf, heirName } from "./cards";
import type { Ally, Game, Outcome } from "./types";

type Names = (seat: string) => string;

/** What is compared, one after the other. */
export const COMPARED: [string, (ally: Ally) => number][] = [
  ["most", (ally) => ally.of_faction],
  ["fewest", (ally) => ally.heroes],
  ["number", (ally) => ally.heir],
];

function heir(seat: string, number: number, names: Names): Beat {
  const [one, other] = alliesOf(number).map((faction) => t("dedicove-faction", { faction }));
  const words = { seat: names(seat), heir: heirName(number), one: one!, other: other! };
  return { is: `heir ${seat}`, text: t("dedicove-board-end-heir", words), lasts: 1000 };
}

function allies({ allies: found, faction }: Outcome, names: Names): string {
  if (!found.length) return t("dedicove-board-end-no-allies", { faction });
  return t("dedicove-board-end-allies", { names: found.map((ally) => names(ally.seat)).join(", "), faction });
}

function compared({ compared: rounds, allies, faction }: Outcome, names: Names): Beat[] {
  return rounds.map((seats, number) => {
    const [word, count] = COMPARED[number]!;
    const among = allies.filter((ally) => seats.includes(ally.seat));
    const counts = among.map((ally) => `${names(ally.seat)}\u00a0(${count(ally)})`).join(", ");
    return { is: `compared ${number}`, text: t(`dedicove-board-end-${word}`, { faction, counts }), lasts: 1500 };
  });
}

export function ending({ table }: View<Game>, names: Names): Beat[] {
  const result = table.result!;
  const { faction, criterion, red, green } = result;
  return [
    ...(result.capped ? [{ is: "capped", text: t("dedicove-end-capped") }] : []),
    ...(result.dry ? [{ is: "dry", text: t("dedicove-end-dry") }] : []),
    ...table.seats.map((side, number) => heir(SEATS[number]!, side.heir!, names)),
    { is: "markers", text: t("dedicove-board-end-markers", { red, green, faction }), lasts: 1500 },
    { is: "allies", text: allies(result, names) },
    ...compared(result, names),
    { is: "won", text: t(`dedicove-end-${criterion}`, { faction, seat: result.winner ? names(result.winner) : "" }) },
  ];
}
