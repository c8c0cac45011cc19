// What others did since one's own last deed.

import type { Moment } from "../server/protocol";

/** The first and the last of these moments; none if nothing worth a look happened since.
 *
 * In the middle of one's own turn it is what happened before that turn. */
export function sinceOwn(
  log: Moment[],
  me: string | null,
  isQuiet: (moment: Moment) => boolean,
  isOwnTurn: boolean,
): { first: number; last: number; count: number } | null {
  if (me === null) return null;
  const isTheirs = (moment: Moment): boolean => moment.seat !== me && !isQuiet(moment);
  const last = isOwnTurn ? log.findLastIndex(isTheirs) : log.length - 1;
  const own = log.slice(0, last + 1).findLastIndex((moment) => moment.seat === me);
  const steps = log.slice(own + 1, last + 1).filter(isTheirs);
  const isWorthIt = steps.some(({ seat }) => seat !== "chance");
  return isWorthIt ? { first: steps[0]!.ply, last: steps.at(-1)!.ply, count: steps.length } : null;
}
