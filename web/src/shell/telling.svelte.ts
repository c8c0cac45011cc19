// An ending is told beat by beat. A touch finishes what is being told, a second one everything; step by step, each beat
// waits for its touch.

import type { Beat } from "../games/game";
import type { Pace } from "../settings.svelte";

const BEFORE = 500; // milliseconds until the first beat
const FOR_A_BEAT = 1200;
const QUICKER = 2; // times

export class Telling {
  /** So many beats were told. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touches = 0;

  constructor(
    private readonly all: number,
    private readonly beat: (number: number) => Beat,
    private readonly pace: Pace,
  ) {
    if (pace === "at-once") this.count = all;
    else if (this.isHeld) this.count = 1;
    else this.#wait(BEFORE);
  }

  /** Nothing goes on by itself. */
  get isHeld(): boolean {
    return this.pace === "step";
  }

  get isDone(): boolean {
    return this.count >= this.all;
  }

  touch(): void {
    this.#touches += 1;
    if (this.#touches > 1 && !this.isHeld) this.finish();
    else this.#next();
  }

  finish(): void {
    this.stop();
    this.count = this.all;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.stop();
    if (this.isDone) return;
    this.count += 1;
    this.#wait(this.beat(this.count - 1).lasts ?? FOR_A_BEAT);
  }

  #wait(time: number): void {
    if (this.isDone || this.isHeld) return;
    const next = () => (document.hidden ? this.#wait(time) : this.#next()); // nobody looks: it goes on when they do
    this.#timer = setTimeout(next, this.pace === "quick" ? time / QUICKER : time);
  }
}
