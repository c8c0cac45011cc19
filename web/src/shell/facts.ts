// What a page says of a table and of those who sit there.

import type { Facts, SeatFacts } from "../server/protocol";
import { t } from "../texts.svelte";
import type { Playhead } from "./playhead.svelte";

/** What is shown from before the end knows of no end. */
export const factsAt = (playhead: Playhead, facts: Facts): Facts =>
  playhead.isLast ? facts : { ...facts, status: "playing" };

/** May anybody sit there? A seat that is kept for somebody is theirs alone. */
export const isFree = (seat: SeatFacts): boolean => !seat.person && !seat.bot && !seat.awaited;

/** Who wants to play again, of the others; a sentence, or none. */
export function wantsAgain(facts: Facts, me: string | null): string {
  const others = (facts.votes["rematch"] ?? []).filter((seat) => seat !== me);
  if (!facts.rematch || !me) return "";
  const names = others.map((seat) => nameIn(facts, seat)).join(", ");
  return others.length ? t("web-wants-again", { names, count: others.length }) : t("web-rematch-waits");
}

/** How a seat is called in sentences. */
export function nameIn(facts: Facts, seat: string): string {
  const found = facts.seats.find((other) => other.seat === seat);
  if (!found) return seat;
  return found.person ? found.name : t("web-bot-name", { level: t(`web-level-${found.bot}`), seat });
}
