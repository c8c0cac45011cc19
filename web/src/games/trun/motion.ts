// Cards travel between hand, trick and piles: what leaves one place comes to another.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

export const MOVE = 280;
export const SLOW = 480;
export const HOLD = 900; // a whole trick stays to be seen

const still = () => prefersReducedMotion.current;

export const [send, receive] = crossfade({
  duration: () => (still() ? 1 : MOVE),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: still() ? 1 : 160 }),
});

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
