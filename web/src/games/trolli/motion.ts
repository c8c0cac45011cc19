// What travels, and for how long. Without motion nothing travels: a ring says where something is.

import { backOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";

const MOVE = 280;
const SLOW = 480;
const STAGGER = 70;
const MOST_FLOWN = 3;
const RINGING = 600;
const RING = "2px solid var(--candle)";
const GLIDE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const isStill = (): boolean => prefersReducedMotion.current;

let isNews = false; // after joining again, or when somebody has seen enough, things just lie where they are
export const hear = (moments: unknown[]): void => void (isNews = moments.length > 0);

const ring = (node: Element | null): void => void node?.animate([{ outline: RING }, { outline: RING }], RINGING);

const [walkOff, walkIn] = crossfade({
  duration: SLOW,
  easing: cubicOut,
  fallback: () => ({ duration: MOVE, css: (on) => `opacity: ${on}` }),
});
/** A troll walks from place to place. */
export function leave(node: Element, figure: { key: string }) {
  if (isNews && !isStill()) return walkOff(node, figure);
  if (isNews) ring(node.parentElement);
  return { duration: 0 };
}
export function arrive(node: Element, figure: { key: string }) {
  if (isNews && !isStill()) return walkIn(node, figure);
  if (isNews) ring(node);
  return { duration: 0 };
}

/** A tile turns into its place. */
export function settle(node: Element): TransitionConfig {
  if (isNews && isStill())
    node.querySelector("polygon")?.animate([{ stroke: "var(--candle)" }, { stroke: "var(--candle)" }], RINGING);
  if (!isNews || isStill()) return { duration: 0 };
  return {
    duration: MOVE,
    easing: backOut,
    css: (on, off) =>
      `transform-box: fill-box; transform-origin: center; transform: rotate(${off * 72}deg) scale(${0.6 + 0.4 * on}); opacity: ${on}`,
  };
}

/** Something is gained or spent: it flies from where trolls are at work, or back there, and its number jumps once. */
export function flow(node: HTMLElement, value: number) {
  let before = value;
  return {
    update(now: number) {
      const change = now - before;
      before = now;
      if (change === 0 || !isNews) return;
      if (isStill()) return ring(node);
      const sign = node.querySelector("svg");
      for (let one = 0; sign && one < Math.min(Math.abs(change), MOST_FLOWN); one += 1)
        fly(sign, change > 0, one * STAGGER);
      node.querySelector("b")?.animate([{ transform: `translateY(${change > 0 ? 8 : -8}px)`, opacity: 0.3 }, {}], {
        duration: MOVE,
        delay: change > 0 ? SLOW : 0,
        easing: "ease-out",
      });
    },
  };
}

function fly(sign: Element, isGained: boolean, delay: number): void {
  const work = (document.querySelector(".trolli .now") ?? document.querySelector(".trolli"))?.getBoundingClientRect();
  if (!work) return;
  const home = sign.getBoundingClientRect();
  const copy = sign.cloneNode(true) as SVGElement;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "20",
    pointerEvents: "none",
    color: getComputedStyle(sign).color,
  });
  for (const side of ["left", "top", "width", "height"] as const) copy.style[side] = `${home[side]}px`;
  document.body.append(copy);
  const [x, y] = [work.left + work.width / 2 - home.left, work.top + work.height / 2 - home.top];
  const way = [
    { transform: `translate(${x}px, ${y}px)`, opacity: 0.2 },
    { transform: "none", opacity: 1 },
  ];
  const flight = copy.animate(isGained ? way : way.reverse(), { duration: SLOW, delay, easing: GLIDE, fill: "both" });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
