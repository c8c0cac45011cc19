// What a page says of a table and of those who sit there.

import type { Facts } from "../server/protocol";
import { t } from "../texts.svelte";
import type { Playhead } from "./playhead.svelte";

/** What is shown from before the end knows of no end. */
export const factsAt = (playhead: Playhead, facts: Facts): Facts =>
  playhead.isLast ? facts : { ...facts, status: "playing" };

/** How a seat is called in sentences. */
export function nameIn(facts: Facts, seat: string): string {
  const found = facts.seats.find((other) => other.seat === seat);
  if (!found) return seat;
  return found.person ? found.name : t("web-bot-name", { level: t(`web-level-${found.bot}`), seat });
}
