// Where the shafts of a player are, and which of them are filled.

import { jointsOf, type Joint } from "./grid";
import { clans, tiles, type Ore } from "./pieces";
import type { Side } from "./types";

export interface Shaft {
  ore: Ore;
  full: boolean;
}
export interface Shafts {
  onBoard: Shaft[];
  onTiles: Map<string, Shaft[]>; // of each slot
  onEdges: (Joint & Shaft)[];
}

/** Which of equal shafts are filled is nobody's choice: printed ones first, then those on tiles, then on edges. */
export function shaftsOf(side: Side): Shafts {
  const left = { ...side.filled };
  const fill = <One extends { ore: Ore }>(one: One): One & Shaft => ({ ...one, full: left[one.ore]-- > 0 });
  const fillAll = (ores: string): Shaft[] => Array.from(ores, (ore) => fill({ ore: ore as Ore }));
  return {
    onBoard: fillAll(side.clan ? clans[side.clan].shafts : ""),
    onTiles: new Map(side.network.map((laid) => [laid.slot, fillAll(tiles[laid.tile]!.shafts)])),
    onEdges: jointsOf(side.network).map(fill),
  };
}

/** As they are when a tile has just been laid. */
export const freshShafts = (tile: string): Shaft[] =>
  Array.from(tiles[tile]!.shafts, (ore) => ({ ore: ore as Ore, full: true }));
