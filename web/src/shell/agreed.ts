// What a table has agreed on that is not as usual, in words.

import type { Facts } from "../server/protocol";
import { t } from "../texts.svelte";

export interface Agreed {
  name: string;
  value: string;
}

export type Agreement = Pick<Facts, "game" | "options" | "changed" | "clock">;

export function agreedAt(table: Agreement): Agreed[] {
  const rules = table.changed.map((option) => ({
    name: t(`${table.game}-option-${option}`),
    value: t(`${table.game}-option-${option}-${table.options[option]}`),
  }));
  return table.clock ? [...rules, { name: t("web-clock"), value: clockWords(table.clock) }] : rules;
}

function clockWords({ bank, increment = 0 }: NonNullable<Facts["clock"]>): string {
  const seconds = String(bank % 60).padStart(2, "0");
  return t("web-clock-agreed", { bank: `${Math.floor(bank / 60)}:${seconds}`, increment });
}
