// Plays sounds, each made when it is wanted first. A browser lets nothing be heard before somebody touches the page.

import type { Sound } from "../shell/sound";
import { render } from "./sounds";

const CHIMES = new Set<Sound>(["turn", "fanfare", "toll", "lute", "drums"]); // never two at once
const SAME = 0.05; // seconds in which a sound is heard once
const PATIENCE = 150; // milliseconds for a browser to begin

export class Player {
  #context = new AudioContext();
  #volume = this.#context.createGain();
  #made = new Map<Sound, AudioBuffer>();
  #busy = new Map<Sound | "chime", number>();

  constructor() {
    this.#volume.connect(this.#context.destination);
    const wake = (): void => void this.#context.resume();
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true });
  }

  /** What nobody may hear yet is not heard later either. */
  async play(sound: Sound, volume: number, after: number): Promise<void> {
    if (this.#context.state !== "running") {
      const waited = new Promise((done) => setTimeout(done, PATIENCE));
      await Promise.race([this.#context.resume(), waited]);
      if ((this.#context.state as string) !== "running") return;
    }
    this.#volume.gain.value = volume;
    this.#start(sound, this.#context.currentTime + after);
  }

  #start(sound: Sound, at: number): void {
    const kind = CHIMES.has(sound) ? "chime" : sound;
    if (at < (this.#busy.get(kind) ?? 0)) return;
    const buffer = this.#buffer(sound);
    this.#busy.set(kind, at + (kind === "chime" ? buffer.duration : SAME));
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.#volume);
    source.start(at);
    performance.mark(`sound ${sound}`);
  }

  #buffer(sound: Sound): AudioBuffer {
    const known = this.#made.get(sound);
    if (known) return known;
    const { samples, rate } = render(sound);
    const buffer = this.#context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    this.#made.set(sound, buffer);
    return buffer;
  }
}
