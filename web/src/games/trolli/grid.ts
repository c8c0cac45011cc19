// The network's grid: pentagons two to a cell, drawn in hundredths of a cell. Where things lie, no more.

import { beside, SLOTS, tiles, type Ore } from "./pieces";
import type { NetworkTile } from "./types";

export interface Spot {
  x: number;
  y: number;
}
const CELL = 100;
const DENT = 21.13;
const EDGES = 5;
const RIM = CELL - DENT + 4; // from the middle of an outer cell to the edge of the picture
export const WIDE = 2 * RIM + 3 * CELL;
export const HIGH = 2 * RIM + 4 * CELL;

// The pentagon that opens upwards, clockwise from its edge 0; the others are turned by quarters.
const NORTH: Spot[] = [
  { x: DENT, y: 0 },
  { x: -DENT, y: 0 },
  { x: -50, y: -50 },
  { x: 0, y: DENT - 100 },
  { x: 50, y: -50 },
];
const turn = ({ x, y }: Spot, quarters: number): Spot =>
  quarters === 0 ? { x, y } : turn({ x: -y, y: x }, quarters - 1);

/** The five corners of a slot; edge k lies between corners k and k + 1. */
export function corners(slot: string): Spot[] {
  const middle = { x: RIM + "ABCD".indexOf(slot[0]!) * CELL, y: RIM + (5 - Number(slot[1])) * CELL };
  return NORTH.map((corner) => {
    const at = turn(corner, "NESW".indexOf(slot[2]!));
    return { x: middle.x + at.x, y: middle.y + at.y };
  });
}

/** A single tile, to be shown by itself. */
export const ALONE: Spot[] = NORTH.map(({ x, y }) => ({ x: x + 50, y: y + 80 }));

export const middleOf = (shape: Spot[]): Spot => ({
  x: shape.reduce((sum, corner) => sum + corner.x, 0) / EDGES,
  y: shape.reduce((sum, corner) => sum + corner.y, 0) / EDGES,
});
export function edgeOf(shape: Spot[], edge: number): Spot {
  const [one, other] = [shape[edge]!, shape[(edge + 1) % EDGES]!];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
/** From the edge some way towards the middle. */
export function inwards(shape: Spot[], edge: number, part: number): Spot {
  const [from, to] = [edgeOf(shape, edge), middleOf(shape)];
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}
/** What holds all of these shapes, with a little room around them. */
export function boxOf(shapes: Spot[][], room = 8): Box {
  const [xs, ys] = [shapes.flat().map(({ x }) => x), shapes.flat().map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, wide: Math.max(...xs) + room - x, high: Math.max(...ys) + room - y };
}
export const points = (shape: Spot[]): string => shape.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** What a tile shows at an edge of its slot. */
export const halfAt = (laid: { tile: string; turned: number }, edge: number): string =>
  tiles[laid.tile]!.edges[(edge - laid.turned + EDGES) % EDGES]!;

export interface Joint {
  slot: string;
  edge: number;
  ore: Ore;
}
/** Where this tile meets an equal half-shaft of its neighbours. */
export function joints(laid: NetworkTile, network: NetworkTile[]): Joint[] {
  const found: Joint[] = [];
  beside[laid.slot]!.forEach((there, edge) => {
    const other = network.find((one) => one.slot === there);
    const half = halfAt(laid, edge);
    if (!other || half === "-" || half === "#") return;
    if (halfAt(other, beside[other.slot]!.indexOf(laid.slot)) === half)
      found.push({ slot: laid.slot, edge, ore: half as Ore });
  });
  return found;
}
/** All of them in a network, each once. */
export function jointsOf(network: NetworkTile[]): Joint[] {
  return network.flatMap((laid) =>
    joints(laid, network).filter((one) => SLOTS.indexOf(beside[one.slot]![one.edge]!) > SLOTS.indexOf(one.slot)),
  );
}
