// The sounds of the table, made by our own synthesis: nothing is recorded, and a few hundred lines are all that is loaded.

import type { Sound } from "../shell/sound";
import { blown, burst, finished, plucked, silence, struck, tone, type Wave } from "./synthesis";

type Parts = readonly (readonly [number, number, number])[];
const COIN: Parts = [[1, 1, 1], [1.52, 0.7, 0.8], [1.94, 0.5, 0.6], [2.59, 0.35, 0.45]]; // prettier-ignore
const GLASS: Parts = [[1, 1, 1], [2.01, 0.35, 0.6], [3.03, 0.18, 0.4], [5.1, 0.08, 0.2]]; // prettier-ignore
const STONE: Parts = [[1, 1, 1], [1.59, 0.8, 0.8], [2.44, 0.5, 0.6]]; // prettier-ignore
const BELL: Parts = [[0.5, 0.5, 1.3], [1, 1, 1], [1.19, 0.5, 0.8], [1.5, 0.3, 0.6], [2, 0.45, 0.5], [2.74, 0.2, 0.3], [4.1, 0.12, 0.15]]; // prettier-ignore
const WOOD: Parts = [[1, 1, 1], [3.93, 0.35, 0.3], [9.2, 0.12, 0.12]]; // prettier-ignore

interface Score {
  seconds: number;
  peak: number;
  play: (wave: Wave) => void;
}

const SCORES: Record<Sound, Score> = {
  card: {
    seconds: 0.18,
    peak: 0.5,
    play: (wave) => {
      burst(wave, { lasts: 0.07, from: 5200, to: 3000, loud: 0.5, attack: 0.04, seed: 3 });
      burst(wave, { at: 0.045, lasts: 0.07, from: 1900, loud: 1.3, attack: 0.001 });
      tone(wave, { at: 0.045, pitch: 150, falls: 60, decay: 0.025, loud: 0.7 });
    },
  },
  flip: {
    seconds: 0.26,
    peak: 0.45,
    play: (wave) => {
      burst(wave, { lasts: 0.15, from: 1400, to: 5200, loud: 0.8, attack: 0.08, seed: 5 });
      burst(wave, { at: 0.16, lasts: 0.05, from: 2400, loud: 1.2, attack: 0.001, seed: 7 });
      tone(wave, { at: 0.16, pitch: 210, falls: 70, decay: 0.018, loud: 0.4 });
    },
  },
  coins: {
    seconds: 0.55,
    peak: 0.4,
    play: (wave) =>
      [0, 0.075, 0.13, 0.23].forEach((at, number) => {
        struck(wave, { at, pitch: 3150 + 190 * ((number * 3) % 4), decay: 0.05, loud: 1 - number * 0.18 }, COIN);
        burst(wave, { at, lasts: 0.012, from: 7000, loud: 0.5, attack: 0.001, seed: number + 1 });
      }),
  },
  lantern: {
    seconds: 0.8,
    peak: 0.35,
    play: (wave) => {
      burst(wave, { lasts: 0.4, from: 420, to: 900, loud: 0.7, attack: 0.14, sharp: 0.8 });
      struck(wave, { at: 0.06, pitch: 988, decay: 0.16, loud: 0.45, attack: 0.02 }, GLASS);
      struck(wave, { at: 0.14, pitch: 1480, decay: 0.13, loud: 0.3, attack: 0.02 }, GLASS);
    },
  },
  dig: {
    seconds: 0.5,
    peak: 0.6,
    play: (wave) => {
      tone(wave, { pitch: 96, falls: 48, decay: 0.06, loud: 1.4 });
      burst(wave, { lasts: 0.06, from: 1300, loud: 1.6, attack: 0.001 });
      for (let grain = 0; grain < 16; grain++) {
        const at = 0.05 + 0.36 * (grain / 16) ** 1.3;
        const from = 700 + 260 * ((grain * 5) % 9);
        burst(wave, { at, lasts: 0.035, from, loud: 0.9 - grain * 0.05, attack: 0.001, seed: grain + 11 });
      }
    },
  },
  tile: {
    seconds: 0.3,
    peak: 0.5,
    play: (wave) => {
      burst(wave, { lasts: 0.02, from: 4200, loud: 0.9, attack: 0.0005 });
      struck(wave, { pitch: 830, decay: 0.028, loud: 0.8 }, STONE);
      struck(wave, { at: 0.055, pitch: 960, decay: 0.018, loud: 0.35 }, STONE);
      tone(wave, { pitch: 175, falls: 50, decay: 0.035, loud: 0.8 });
    },
  },
  turn: {
    seconds: 1.1,
    peak: 0.4,
    play: (wave) => {
      struck(wave, { pitch: 784, decay: 0.2 }, GLASS);
      struck(wave, { at: 0.15, pitch: 1047, decay: 0.28 }, GLASS);
    },
  },
  // Endings. Trůn: a fanfare, and the chord stays.
  fanfare: {
    seconds: 2.5,
    peak: 0.5,
    play: (wave) => {
      blown(wave, 0, 262, 0.16, 0.5);
      blown(wave, 0.2, 262, 0.1, 0.45);
      blown(wave, 0.34, 349, 0.26, 0.5);
      for (const pitch of [262, 349, 440, 523]) blown(wave, 0.72, pitch, 1.3, 0.3);
      tone(wave, { at: 0.72, pitch: 87, decay: 0.3, loud: 0.8 });
    },
  },
  // Krvavý trůn: a bell in the night, twice.
  toll: {
    seconds: 3.2,
    peak: 0.5,
    play: (wave) => {
      struck(wave, { pitch: 220, decay: 0.6, attack: 0.004 }, BELL);
      struck(wave, { at: 1.05, pitch: 185, decay: 0.7, attack: 0.004 }, BELL);
      burst(wave, { lasts: 0.03, from: 2600, loud: 0.4, attack: 0.001 });
    },
  },
  // Dědicové: a lute from minor to major.
  lute: {
    seconds: 2.8,
    peak: 0.5,
    play: (wave) =>
      [147, 220, 294, 349, 294, 370, 440, 587].forEach((pitch, number) =>
        plucked(wave, number * 0.15 + (number > 4 ? 0.12 : 0), pitch, number === 7 ? 0.7 : 0.5),
      ),
  },
  // Trolli: drums in a cave, and wood.
  drums: {
    seconds: 2.3,
    peak: 0.6,
    play: (wave) => {
      for (const [at, pitch] of [
        [0, 92],
        [0.26, 92],
        [0.39, 124],
        [0.52, 92],
        [0.78, 124],
        [1.04, 74],
      ] as const) // prettier-ignore
      {
        tone(wave, { at, pitch, falls: 30, decay: 0.11, loud: 1.1 });
        burst(wave, { at, lasts: 0.05, from: 500, loud: 0.6, attack: 0.001 });
      }
      [392, 330, 392, 523].forEach((pitch, number) =>
        struck(wave, { at: number < 3 ? number * 0.26 : 1.04, pitch, decay: 0.2, loud: 0.5 }, WOOD),
      );
    },
  },
};

const FINE = 44100; // samples in a second
const COARSE = 22050; // enough for long sounds without noise

export function render(sound: Sound): Wave {
  const { seconds, peak, play } = SCORES[sound];
  const wave = silence(seconds > 1 ? COARSE : FINE, seconds);
  play(wave);
  return finished(wave, peak);
}
