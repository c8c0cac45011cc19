// What is shown of a table. The server is quicker than eyes: what others did is shown one thing after the other,
// and a move of one's own ends all waiting at once.

import { prefersReducedMotion } from "svelte/motion";
import type { Ply, Table } from "../server/protocol";

const FOR_A_PLY = 700; // milliseconds that a ply of somebody else stays before the next one is shown
const A_BREATH = 250; // between two stories that a board tells
const HURRY = 8; // with so many waiting, each stays half as long
const MOST_WAITING = 40; // five players with quick bots do twenty things between two questions of one's own

export class Stage {
  shown = $state.raw<Table | null>(null);
  /** What of it is still to be told by motion: nothing after whoever watches has had enough. */
  news = $state.raw<Ply[]>([]);
  #waiting: Table[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A board may need longer than usual to show what happened. */
  constructor(private readonly lasts: (plies: Ply[]) => number = () => 0) {}

  /** Something new has come; without plies (after joining) it is shown at once. */
  come(message: Table): void {
    const mine = message.plies.some((ply) => ply.seat === message.you.seat);
    if (!this.shown || !message.plies.length || mine || prefersReducedMotion.current) return this.#show(message);
    this.#waiting.push(message);
    if (this.#waiting.length > MOST_WAITING) return this.finish();
    if (this.#timer === undefined) this.#next();
  }

  get isBehind(): boolean {
    return this.#timer !== undefined && this.#waiting.length > 0;
  }

  /** Everything that waits at once, and without motion. */
  finish(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    this.#show(last);
    this.news = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(message: Table): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.shown = message;
    this.news = message.plies;
    this.#timer = message.plies.length ? setTimeout(() => this.#next(), this.#time(message)) : undefined;
  }

  #next(): void {
    this.#timer = undefined;
    const message = this.#waiting.shift();
    if (!message) return;
    this.shown = message;
    this.news = message.plies;
    this.#timer = setTimeout(() => this.#next(), this.#time(message));
  }

  #time(message: Table): number {
    const whole = Math.max(FOR_A_PLY, this.lasts(message.plies) + A_BREATH);
    return whole / (1 + this.#waiting.length / HURRY);
  }
}
