// What travels, and for how long. Without motion nothing travels: a ring says where something was and is.

import { prefersReducedMotion } from "svelte/motion";
import type { Moment } from "../game";
import type { Event, Game } from "./types";

export const MOVE = 280;
const STAGGER = 160;
const STEP = 240;
const LONGEST = 900; // of a marker, whatever its way
const RING = 600;
const MOST = 2600; // of a whole story
const GLIDE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const DROP = "cubic-bezier(0.3, 1.4, 0.5, 1)";

export const isStill = (): boolean => prefersReducedMotion.current;

/** A card on its way from a place to another. */
export interface Flight {
  id: number;
  card: number | null;
  up: boolean;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const running = new Set<Animation>();
function follow(animation: Animation): Animation {
  running.add(animation);
  animation.finished.catch(() => undefined).finally(() => running.delete(animation));
  return animation;
}
/** Everything arrives at once. */
export function arrive(): void {
  for (const animation of running) animation.finish();
}

const TURNS = new Set(["turned-up", "turned-down"]);

/** When each event of these moments is told, and how long the story is. */
export function story(moments: Moment<Game>[]): { times: Map<Event, number>; lasts: number } {
  const times = new Map<Event, number>();
  let time = 0;
  for (const event of moments.flatMap((moment) => moment.events)) {
    times.set(event, time);
    if (event.kind === "moved") time += LONGEST / 2;
    else if ("from" in event || TURNS.has(event.kind)) time += STAGGER;
  }
  const lasts = time ? time + MOVE : 0;
  const pace = lasts > MOST ? MOST / lasts : 1;
  for (const [event, at] of times) times.set(event, at * pace);
  return { times, lasts: lasts * pace };
}

/** A marker goes step by step; at most so long in all. */
export function hop(node: HTMLElement, steps: number, spaces: number, delay: number): void {
  if (isStill()) return ring(node);
  const wide = (node.parentElement?.clientWidth ?? 0) / spaces;
  const many = Math.abs(steps);
  const frames: Keyframe[] = [];
  for (let step = 0; step <= many; step++) {
    const left = -Math.sign(steps) * (many - step) * wide;
    frames.push({ transform: `translateX(${left}px)`, easing: DROP });
    if (step < many)
      frames.push({ transform: `translate(${left + (Math.sign(steps) * wide) / 2}px, -8px)`, easing: "ease-in" });
  }
  follow(node.animate(frames, { duration: Math.min(LONGEST, STEP * many), delay, fill: "backwards" }));
}

export function ring(node: Element): void {
  const frames = [{ outline: "2px solid var(--candle)" }, { outline: "2px solid transparent" }];
  follow(node.animate(frames, { duration: RING, easing: "ease-in" }));
}

/** It comes only when what flies there has arrived. */
export function wait(node: Element, delay: number): void {
  follow(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + MOVE * 0.9 }));
}

/** The face swaps at half. */
export function flip(node: Element, delay: number): void {
  const frames = [{ transform: "rotateY(90deg)" }, { transform: "none" }];
  follow(node.animate(frames, { duration: MOVE, delay, easing: GLIDE, fill: "backwards" }));
}

/** From its place to the other one; it is removed there. */
export function travel(node: HTMLElement, { flight, done }: { flight: Flight; done: () => void }) {
  const { from, to, delay } = flight;
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - node.offsetWidth / 2}px, ${box.top + box.height / 2 - node.offsetHeight / 2}px)`;
  const animation = node.animate(
    [
      { transform: at(from), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.05 },
      { transform: at(to), opacity: 1 },
    ],
    { duration: MOVE, delay, easing: GLIDE, fill: "both" },
  );
  follow(animation);
  animation.finished.then(done, done);
}
