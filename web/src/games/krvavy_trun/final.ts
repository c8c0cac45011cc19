// To reveal a card is one touch where it can be taken back, and two where it cannot.

import type { Facts } from "../../server/protocol";
import type { Action, Table } from "./types";

const STRIKING = ["Archer", "Squire", "Impersonator"];

/** People do not forget a card that they saw, and nobody forgets one that was struck. */
export function isFinal(action: Action, table: Table, facts: Facts, me: string | null): boolean {
  if (action.do !== "reveal") return false;
  return facts.seats.some((seat) => seat.person && seat.seat !== me) || strikesUnasked(table, facts);
}

/** Has the acting card perhaps only one target? */
function strikesUnasked(table: Table, facts: Facts): boolean {
  const cursor = table.cursor!;
  const card = table.row[cursor]![0]!.card!;
  if (facts.options["own-cards"] === "last" && STRIKING.includes(card)) return true;
  return card === "Squire" && (cursor === 0 || cursor === table.row.length - 1);
}
