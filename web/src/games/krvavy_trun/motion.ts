// What travels, and for how long. Without motion nothing travels: a ring says where something was and is.

import { backOut, cubicIn, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";

export const MOVE = 280;
const SLOW = 480;
const STAGGER = 60;
const RING = 600;
const MOST_COINS = 6;

export const isStill = (): boolean => prefersReducedMotion.current;
export const glide = cubicOut;
/** Closing up after a removal, and making room. */
export const slide = () => ({ duration: isStill() ? 0 : MOVE, easing: glide });

const place = (chosen: string): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>(chosen)).find((one) => one.offsetParent !== null) ?? null;
export const seatOf = (seat: string): HTMLElement | null => place(`[data-seat="${seat}"]`);
const purseOf = (seat: string): HTMLElement | null => place(`[data-seat="${seat}"] .badge`) ?? seatOf(seat);
const pileOf = (family: string, seat: string): HTMLElement | null => place(`[data-gone="${family}"]`) ?? seatOf(seat);

/** From a hand to the street, from a stack to a place of its own. */
export const [send, receive] = crossfade({
  duration: () => (isStill() ? 0 : MOVE),
  easing: glide,
  fallback: () => ({ duration: 0 }),
});

/** The lantern steps from post to post. */
export const [putOut, light] = crossfade({
  duration: () => (isStill() ? 0 : MOVE),
  easing: backOut,
  fallback: () => ({ duration: isStill() ? 0 : MOVE, css: (on) => `opacity: ${on}` }),
});

function between(node: Element, other: Element | null): { x: number; y: number; scale: number } {
  const here = node.getBoundingClientRect();
  const there = other?.getBoundingClientRect();
  if (!there) return { x: 0, y: -80, scale: 0.8 };
  return {
    x: there.left + there.width / 2 - here.left - here.width / 2,
    y: there.top + there.height / 2 - here.top - here.height / 2,
    scale: Math.min(1, there.height / here.height),
  };
}

/** A card of somebody else comes from its player. */
export function come(node: Element, seat: string): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const { x, y, scale } = between(node, seatOf(seat));
  return {
    duration: MOVE,
    easing: glide,
    css: (near, far) =>
      `transform: translate(${x * far}px, ${y * far}px) scale(${scale + (1 - scale) * near}); opacity: ${Math.min(1, near * 3)}`,
  };
}

/** A card leaves the row for the pile of its family, and fades at the end. */
export function leave(node: Element, family: string, seat: string): TransitionConfig {
  if (isStill()) return { duration: 0 };
  const { x, y, scale } = between(node, pileOf(family, seat));
  return {
    duration: MOVE,
    easing: cubicIn,
    css: (near, far) =>
      `transform: translate(${x * far}px, ${y * far}px) scale(${scale + (1 - scale) * near}); opacity: ${Math.min(1, near * 3.5)}; z-index: 5`,
  };
}

const running = new Set<Animation>();
function follow(animation: Animation, after: () => void): void {
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    after();
  };
}

/** Everything that still travels arrives. */
export function arrive(): void {
  for (const animation of [...running]) animation.finish();
}

/** Old place and new place, where nothing may travel. */
export function ring(node: Element | null): void {
  if (!node) return;
  const outline = "2px solid var(--candle)";
  follow(node.animate([{ outline }, { outline }], RING), () => undefined);
}

/** Coins go from a card, a purse or the supply (nowhere) to a card or a purse. */
export function pay(from: Element | string | null, to: Element | string | null, points: number, after: number): void {
  const [start, end] = [from, to].map((one) => (typeof one === "string" ? purseOf(one) : one));
  if (isStill()) {
    ring(start ?? null);
    ring(end ?? null);
    return;
  }
  const here = start?.getBoundingClientRect();
  const there = end?.getBoundingClientRect();
  const first = middle(here ?? there);
  const last = middle(there ?? here);
  if (!first || !last) return;
  if (!here) first.y -= 90;
  if (!there) last.y -= 90;
  for (let number = 0; number < Math.min(points, MOST_COINS); number += 1) toss(first, last, after + number * STAGGER);
}

const middle = (box: DOMRect | undefined) =>
  box && { x: Math.min(box.right - 12, innerWidth - 24), y: Math.max(box.top + 12, 12) };

function toss(from: { x: number; y: number }, to: { x: number; y: number }, delay: number): void {
  const coin = document.createElement("span");
  coin.className = "coin";
  coin.ariaHidden = "true";
  Object.assign(coin.style, { position: "fixed", left: "-12px", top: "-12px", zIndex: "20", pointerEvents: "none" });
  document.body.append(coin);
  const at = (spot: { x: number; y: number }) => `translate(${spot.x}px, ${spot.y}px)`;
  const frames = [
    { transform: `${at(from)} scale(0.6)`, opacity: 0 },
    { transform: at(from), opacity: 1, offset: 0.15 },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: `${at(to)} scale(0.6)`, opacity: 0 },
  ];
  follow(coin.animate(frames, { duration: SLOW, delay, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)", fill: "both" }), () =>
    coin.remove(),
  );
}
