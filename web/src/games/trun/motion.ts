// Cards travel between hand, trick and piles: what leaves one place comes to another.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { fade, type TransitionConfig } from "svelte/transition";

export const MOVE = 280;
export const SLOW = 480;
export const HOLD = 900; // a whole trick stays to be seen

const still = () => prefersReducedMotion.current;

// A card keeps its shape on its way, however little of it shows in the hand: the old one travels, the new one waits.
const FACE = ".playing-card";
const faceOf = (node: Element): Element => node.querySelector(FACE) ?? node;
const leaving = new Map<string, Element>();
const coming = new Map<string, Element>();

/** What leaves and what comes know of each other for as long as both of them begin. */
function meet(places: Map<string, Element>, key: string, node: Element): void {
  places.set(key, node);
  setTimeout(() => places.delete(key));
}

/** Where it is, and where it would be without being turned or raised. */
function measured(node: HTMLElement): { at: DOMRect; box: DOMRect; face: DOMRect } {
  const at = faceOf(node).getBoundingClientRect();
  const own = node.style.transform;
  node.style.transform = "none";
  const [box, face] = [node.getBoundingClientRect(), faceOf(node).getBoundingClientRect()];
  node.style.transform = own;
  return { at, box, face };
}

function way(node: HTMLElement, to: DOMRect): TransitionConfig {
  const { at, box, face } = measured(node);
  const times = to.width / face.width;
  const end = { x: to.x - box.x - times * (face.x - box.x), y: to.y - box.y - times * (face.y - box.y) };
  const begin = { x: at.x - face.x, y: at.y - face.y };
  const between = (from: number, until: number, gone: number): number => from + (until - from) * gone;
  return {
    duration: MOVE,
    easing: cubicOut,
    css: (_, gone) =>
      `position: relative; z-index: 9; transform-origin: 0 0; transform: translate(${between(begin.x, end.x, gone)}px,
      ${between(begin.y, end.y, gone)}px) scale(${between(1, times, gone)})`,
  };
}

export function send(node: HTMLElement, { key }: { key: string }): () => TransitionConfig {
  meet(leaving, key, node);
  return () => {
    const to = coming.get(key);
    return still() || !to ? { duration: 0 } : way(node, faceOf(to).getBoundingClientRect());
  };
}

export function receive(node: Element, { key }: { key: string }): () => TransitionConfig {
  meet(coming, key, node);
  return () => {
    if (still()) return { duration: 1 };
    if (leaving.has(key)) return { duration: MOVE, css: (near) => `opacity: ${near < 1 ? 0 : 1}` };
    return fade(node, { duration: 160 });
  };
}

/** Swept to the side of whoever took it. */
export function sweep(_: Element, { up }: { up: boolean }) {
  return {
    duration: still() ? 1 : SLOW,
    easing: cubicOut,
    css: (_: number, gone: number) => `transform: translateY(${(up ? -1 : 1) * gone * 220}px); opacity: ${1 - gone}`,
  };
}

/** A prize that has just been won lies there as long as the trick, and leaves with it. */
export function carry(node: Element, { up, isWon }: { up: boolean; isWon: boolean }) {
  return isWon ? { ...sweep(node, { up }), delay: still() ? 0 : HOLD } : { duration: 0 };
}
