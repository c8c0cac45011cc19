// Which moment of a timeline is shown: board, log, seats and prompt all follow it. The server is quicker than eyes, so
// what others did is shown one thing after the other, at the pace that somebody has chosen.

import { prefersReducedMotion } from "svelte/motion";
import type { Moment, View } from "../server/protocol";
import type { Pace } from "../settings.svelte";
import type { Timeline } from "./timeline.svelte";

const FOR_A_DEED = 700; // milliseconds that a deed of somebody else stays before the next one is shown
const FOR_LUCK = 300;
const FOR_THE_LAST = 900; // the end is told after the last deed was seen, by everybody
const A_BREATH = 250; // behind a story that a board tells
const HURRY = 8; // with so many waiting, each stays half as long
const MOST_WAITING = 60; // five players with quick bots do twenty things between two questions of one's own
const QUICK = 0.4;

/** What a game says about a moment: how long its board needs, and whether it is worth a look at all. */
export interface Showing {
  lasts: (moment: Moment) => number;
  isQuiet: (moment: Moment) => boolean;
}

/** Where nothing may travel there is nothing to wait for, unless somebody wants to. */
export const withoutMotion = (pace: Pace): Pace => (prefersReducedMotion.current && pace !== "step" ? "at-once" : pace);

export class Playhead {
  ply = $state(-1);
  /** What is still to be told by motion: nothing after a jump. */
  news = $state.raw<Moment[]>([]);
  /** The moment that is shown has been seen. */
  isSettled = $state(true);
  /** It stays until a touch: somebody goes step by step. */
  isHeld = $state(false);
  /** Somebody looks at what was before; news wait. */
  isBack = $state(false);
  /** It goes on by itself, as in a replay. */
  isRunning = $state(false);
  #left = $state(-1); // the moment from which somebody went to look back
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;
  #isTouched = false; // the next touch ends the whole story
  #story: number;

  constructor(
    private readonly timeline: Timeline,
    private readonly showing: Showing,
    private readonly pace: () => Pace = () => "calm",
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

  /** The last moment that was shown as it happened. */
  get seen(): number {
    return this.isBack ? this.#left : this.ply;
  }

  /** A step by hand is looked at closely: what it changed is lit. */
  get lit(): Moment[] {
    return this.isBack || this.isHeld ? this.news : [];
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
    if (this.timeline.story !== this.#story) this.#begin(first);
    if (this.ply > this.#end || this.ply < first - 1) return this.finish(); // a gap
    if (this.isBack) return;
    if (document.hidden) return this.finish(); // nobody looks
    const unseen = this.timeline.moments.slice(this.ply + 1 - first);
    if (!unseen.length) return;
    const mine = unseen.findLast((moment) => moment.seat === me);
    if (this.#isAtOnce || (unseen.length > MOST_WAITING && this.pace() !== "step")) return this.#rest(this.#end);
    if (mine) return this.#show(mine.ply, false);
    if (!this.#isWaiting && !this.isHeld) this.#next();
  }

  /** Somebody has seen enough of this moment; a second touch ends the story. Step by step each touch is a step. */
  touch(): void {
    if (this.isBack) return;
    if (this.isLast && !this.isHeld && this.isSettled) return;
    if (this.#isTouched && this.pace() !== "step") return this.finish();
    this.#isTouched = true;
    this.#next();
  }

  /** Everything that waits at once, and without motion. */
  finish(): void {
    this.isBack = false;
    this.#jump(this.#end);
  }

  /** To any moment, by hand: from now on nothing is shown by itself. */
  go(ply: number, isStep = ply === this.ply + 1): void {
    const to = Math.max(this.first, Math.min(ply, this.#end));
    if (!this.isBack) this.#left = this.ply;
    this.#jump(to);
    this.isBack = true;
    const shown = isStep && this.timeline.at(to);
    if (shown) this.news = [shown];
  }

  /** One thing on or back; behind the last one it is now again. */
  step(by: 1 | -1): void {
    if (by > 0 && this.isLast) this.finish();
    else this.go(this.#beside(by), true);
  }

  /** The thing before this one. */
  get previous(): number {
    return this.#beside(-1);
  }

  #beside(by: 1 | -1): number {
    let ply = this.ply + by;
    const isSkipped = () => ply > 0 && ply < this.#end && this.showing.isQuiet(this.timeline.at(ply)!);
    while (isSkipped()) ply += by;
    return ply;
  }

  /** The first moment whose table is known. */
  get first(): number {
    return this.timeline.moments.find((moment) => moment.view)?.ply ?? this.#end;
  }

  /** On to the end, so many times as fast as calm. */
  run(speed: number): void {
    if (this.isLast) return this.stop();
    this.step(1);
    this.isRunning = true;
    this.#timer = setTimeout(() => this.run(speed), this.#time(this.timeline.at(this.ply)!, 0) / speed);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isWaiting = this.isRunning = false;
  }

  get #isAtOnce(): boolean {
    return withoutMotion(this.pace()) === "at-once";
  }

  /** Another story. */
  #begin(first: number): void {
    this.#story = this.timeline.story;
    this.isBack = false;
    this.#jump(first);
  }

  #next(): void {
    this.#isWaiting = false;
    let ply = this.ply + 1;
    while (ply < this.#end && this.showing.isQuiet(this.timeline.at(ply)!)) ply += 1;
    if (ply <= this.#end) this.#show(ply, this.pace() === "step" && !this.showing.isQuiet(this.timeline.at(ply)!));
    else this.#settle();
  }

  #show(ply: number, isHeld: boolean): void {
    this.stop();
    const moment = this.timeline.at(ply)!;
    this.ply = ply;
    this.news = [moment];
    this.isSettled = false;
    this.isHeld = isHeld;
    this.#isWaiting = true;
    this.#timer = setTimeout(() => (isHeld ? this.#hold() : this.#next()), this.#time(moment));
  }

  /** It was seen and stays; whatever comes after it waits. */
  #hold(): void {
    this.#isWaiting = false;
    this.isSettled = this.isLast;
  }

  /** There at once, but not yet seen. */
  #rest(ply: number): void {
    this.stop();
    this.news = this.timeline.upTo(ply).slice(this.ply - ply);
    this.ply = ply;
    this.isSettled = this.isHeld = false;
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
    this.isHeld = this.#isTouched = false;
  }

  #time(moment: Moment, waiting = this.#end - moment.ply): number {
    const isBrief = moment.seat === "chance" || this.showing.isQuiet(moment);
    const least = isBrief ? FOR_LUCK : moment.ply === this.#end ? FOR_THE_LAST : FOR_A_DEED;
    const needed = this.showing.lasts(moment);
    const calm = Math.max(least, needed && needed + A_BREATH) / (1 + waiting / HURRY);
    return this.pace() === "quick" ? calm * QUICK : calm;
  }
}
