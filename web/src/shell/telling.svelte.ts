// An ending is told beat by beat. A touch finishes what is being told, a second one everything.

import type { Beat } from "../games/game";

const BEFORE = 500; // milliseconds until the first beat
const FOR_A_BEAT = 1200;

export class Telling {
  /** So many beats were told. */
  count = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touches = 0;

  constructor(
    private readonly all: number,
    private readonly beat: (number: number) => Beat,
    isAtOnce: boolean,
  ) {
    if (isAtOnce) this.count = all;
    else this.#wait(BEFORE);
  }

  get isDone(): boolean {
    return this.count >= this.all;
  }

  touch(): void {
    this.#touches += 1;
    if (this.#touches > 1) this.finish();
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
    if (!this.isDone) this.#timer = setTimeout(() => this.#next(), time);
  }
}
