// Which moment of a timeline is shown: board, log, seats and prompt all follow it. The server is quicker than eyes, so
// what others did is shown one thing after the other.

import { prefersReducedMotion } from "svelte/motion";
import type { Moment, View } from "../server/protocol";
import type { Timeline } from "./timeline.svelte";

const FOR_A_DEED = 700; // milliseconds that a deed of somebody else stays before the next one is shown
const FOR_LUCK = 300;
const FOR_THE_LAST = 900; // the end is told after the last deed was seen, by everybody
const A_BREATH = 250; // behind a story that a board tells
const HURRY = 8; // with so many waiting, each stays half as long
const MOST_WAITING = 60; // five players with quick bots do twenty things between two questions of one's own

/** What a game says about a moment: how long its board needs, and whether it is worth a look at all. */
export interface Pace {
  lasts: (moment: Moment) => number;
  isQuiet: (moment: Moment) => boolean;
}

export class Playhead {
  ply = $state(-1);
  /** What is still to be told by motion: nothing after a jump. */
  news = $state.raw<Moment[]>([]);
  /** The moment that is shown has been seen. */
  isSettled = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;
  #story: number;

  constructor(
    private readonly timeline: Timeline,
    private readonly pace: Pace,
  ) {
    this.ply = this.#end;
    this.#story = timeline.story;
  }

  /** Nothing is known that is not shown. */
  get isLast(): boolean {
    return this.ply >= this.#end;
  }

  /** The table at the moment that is shown. */
  get view(): View | null {
    return this.timeline.at(this.ply)?.view ?? null;
  }

  /** What has happened up to this moment. */
  get told(): Moment[] {
    return this.timeline.upTo(this.ply);
  }

  /** The table before the news. */
  get before(): View | null {
    return this.news.length ? (this.timeline.at(this.news[0]!.ply - 1)?.view ?? null) : null;
  }

  get #end(): number {
    return this.timeline.last?.ply ?? -1;
  }

  /** Something new may have come. A deed of one's own is shown at once, whatever others did before. */
  follow(me: string | null): void {
    const first = this.timeline.moments[0]?.ply ?? 0;
    if (this.timeline.story !== this.#story) this.#jump(first);
    this.#story = this.timeline.story;
    if (document.hidden || this.ply > this.#end || this.ply < first - 1) return this.#jump(this.#end); // nobody looks, or a gap
    const unseen = this.timeline.moments.slice(this.ply + 1 - first);
    if (!unseen.length) return;
    const mine = unseen.findLast((moment) => moment.seat === me);
    if (prefersReducedMotion.current || unseen.length > MOST_WAITING) return this.#rest(this.#end);
    if (mine) return this.#show(mine.ply);
    if (!this.#isWaiting) this.#next();
  }

  /** Everything that waits at once, and without motion. */
  finish(): void {
    this.#jump(this.#end);
  }

  /** To any moment, by hand. */
  go(ply: number): void {
    const isStep = ply === this.ply + 1;
    this.#jump(Math.max(-1, Math.min(ply, this.#end)));
    const shown = isStep && this.timeline.at(ply);
    if (shown) this.news = [shown];
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isWaiting = false;
  }

  #next(): void {
    this.#isWaiting = false;
    let ply = this.ply + 1;
    while (ply < this.#end && this.pace.isQuiet(this.timeline.at(ply)!)) ply += 1;
    if (ply <= this.#end) this.#show(ply);
    else this.#settle();
  }

  #show(ply: number): void {
    this.stop();
    const moment = this.timeline.at(ply)!;
    this.ply = ply;
    this.news = [moment];
    this.isSettled = false;
    this.#isWaiting = true;
    this.#timer = setTimeout(() => this.#next(), this.#time(moment));
  }

  /** There at once, but not yet seen. */
  #rest(ply: number): void {
    this.stop();
    this.news = this.timeline.upTo(ply).slice(this.ply - ply);
    this.ply = ply;
    this.isSettled = false;
    this.#timer = setTimeout(() => this.#settle(), FOR_THE_LAST);
  }

  #jump(ply: number): void {
    this.stop();
    this.ply = ply;
    this.#settle();
  }

  #settle(): void {
    this.news = [];
    this.isSettled = true;
  }

  #time(moment: Moment): number {
    const isBrief = moment.seat === "chance" || this.pace.isQuiet(moment);
    const least = isBrief ? FOR_LUCK : moment.ply === this.#end ? FOR_THE_LAST : FOR_A_DEED;
    const needed = this.pace.lasts(moment);
    return Math.max(least, needed && needed + A_BREATH) / (1 + (this.#end - moment.ply) / HURRY);
  }
}
