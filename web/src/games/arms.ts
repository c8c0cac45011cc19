// Coats of arms, by what they stand for.

import type { Arms } from "./game";

/** Each name has the tincture and the emblem at its place. */
export const armsFor = <Name extends string>(
  names: readonly Name[],
  tinctures: Arms["tincture"][],
  icons: string[],
): Record<Name, Arms> =>
  Object.fromEntries(
    names.map((name, number) => [name, { tincture: tinctures[number]!, icon: icons[number]! }]),
  ) as Record<Name, Arms>;
