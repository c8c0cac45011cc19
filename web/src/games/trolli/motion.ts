// What travels, and for how long. Without motion nothing travels: a ring says where something is.

import { backOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";

const MOVE = 280;
const SLOW = 480;
export const isStill = (): boolean => prefersReducedMotion.current;

/** A troll walks from place to place. */
export const [leave, arrive] = crossfade({
  duration: () => (isStill() ? 0 : SLOW),
  easing: cubicOut,
  fallback: () => ({ duration: isStill() ? 0 : MOVE, css: (on) => `opacity: ${on}` }),
});

/** A tile turns into its place. */
export function settle(_: Element): TransitionConfig {
  if (isStill()) return { duration: 0 };
  return {
    duration: MOVE,
    easing: backOut,
    css: (on, off) =>
      `transform-box: fill-box; transform-origin: center; transform: rotate(${off * 72}deg) scale(${0.6 + 0.4 * on}); opacity: ${on}`,
  };
}

/** Something was gained or spent: its number jumps once. */
export function jump(node: HTMLElement, value: number) {
  let before = value;
  return {
    update(now: number) {
      if (now === before) return;
      const from = isStill()
        ? { outline: "2px solid var(--candle)" }
        : { transform: `translateY(${now > before ? 8 : -8}px)`, opacity: 0.3 };
      node.animate([from, isStill() ? from : { transform: "none", opacity: 1 }], {
        duration: isStill() ? 600 : MOVE,
        easing: "ease-out",
      });
      before = now;
    },
  };
}
