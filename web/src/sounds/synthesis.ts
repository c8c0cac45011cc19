// What sounds are made of: tones that die away, filtered noise, plucked strings. Everything is a wave of numbers.

export interface Wave {
  rate: number; // samples in a second
  samples: Float32Array<ArrayBuffer>;
}

export function silence(rate: number, seconds: number): Wave {
  return { rate, samples: new Float32Array(Math.round(rate * seconds)) };
}

/** Noise that is the same each time: a sound is the same sound whenever it is made. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

/** Add something that begins at a time and is a function of the time since then, for as long as it lasts. */
function add(wave: Wave, at: number, lasts: number, sample: (time: number) => number): void {
  const begin = Math.round(at * wave.rate);
  const end = Math.min(wave.samples.length, begin + Math.round(lasts * wave.rate));
  for (let i = begin; i < end; i++) wave.samples[i]! += sample((i - begin) / wave.rate);
}

interface Tone {
  at?: number;
  pitch: number; // Hertz
  loud?: number;
  decay: number; // seconds until a third is left
  attack?: number;
  falls?: number; // Hertz that the pitch falls meanwhile
}

/** A sine that dies away, from two numbers before it: no sine and no power for each sample, since phones are slow. */
function ringing(rate: number, pitch: number, decay: number): () => number {
  const dull = Math.exp(-1 / (decay * rate));
  const turn = (2 * Math.PI * pitch) / rate;
  const [near, far] = [2 * dull * Math.cos(turn), -dull * dull];
  let [last, before] = [0, -Math.sin(turn) / dull];
  return () => {
    const now = near * last + far * before;
    [before, last] = [last, now];
    return now;
  };
}

function falling(rate: number, pitch: number, decay: number, falls: number): (time: number) => number {
  let phase = 0;
  return (time) => {
    const left = Math.exp(-time / decay);
    phase += (2 * Math.PI * (pitch - falls * (1 - left))) / rate;
    return left * Math.sin(phase);
  };
}

export function tone(wave: Wave, { at = 0, pitch, loud = 1, decay, attack = 0.002, falls = 0 }: Tone): void {
  const sound = falls ? falling(wave.rate, pitch, decay, falls) : ringing(wave.rate, pitch, decay);
  add(wave, at, decay * 7, (time) => loud * Math.min(1, time / attack) * sound(time));
}

/** Several tones at once, as metal, stone and glass have them: each a multiple of the pitch, its loudness and its decay. */
export function struck(wave: Wave, of: Tone, parts: readonly (readonly [number, number, number])[]): void {
  for (const [times, loud, decay] of parts)
    tone(wave, { ...of, pitch: of.pitch * times, loud: (of.loud ?? 1) * loud, decay: of.decay * decay });
}

interface Burst {
  at?: number;
  lasts: number;
  loud?: number;
  from: number; // Hertz: where the noise is loudest, at its beginning
  to?: number; // and at its end
  sharp?: number; // how narrow
  attack?: number; // seconds; then it dies away
  seed?: number;
}

/** Noise through a filter that may travel. */
export function burst(wave: Wave, { at = 0, lasts, loud = 1, from, to = from, ...more }: Burst): void {
  const { sharp = 1.2, attack = 0.003, seed = 1 } = more;
  const next = dice(seed);
  let [low, band] = [0, 0];
  add(wave, at, lasts, (time) => {
    const pitch = from * (to / from) ** (time / lasts);
    const step = 2 * Math.sin((Math.PI * Math.min(pitch, wave.rate / 7)) / wave.rate);
    low += step * band;
    band += step * (next() - low - band / sharp);
    const after = Math.max(0, time - attack) / (lasts - attack);
    return loud * Math.min(1, time / attack) * (1 - after) ** 3 * band;
  });
}

/** A string: a burst of noise that goes round and round and grows dull. */
export function plucked(wave: Wave, at: number, pitch: number, loud: number): void {
  const next = dice(Math.round(pitch));
  const string = Float32Array.from({ length: Math.round(wave.rate / pitch) }, next);
  let i = 0;
  add(wave, at, wave.samples.length, () => {
    const now = string[i]!;
    const following = (i + 1) % string.length;
    string[i] = 0.4985 * (now + string[following]!);
    i = following;
    return loud * now;
  });
}

/** One turn of a wave with so many partials. */
function turnOf(partials: number): Float32Array {
  return Float32Array.from({ length: 1024 }, (_, i) => {
    let sum = 0;
    for (let n = 1; n <= partials; n++) sum += Math.sin((2 * Math.PI * n * i) / 1024) / n ** 1.2;
    return sum;
  });
}

/** A horn: the louder it is blown, the brighter. */
export function blown(wave: Wave, at: number, pitch: number, lasts: number, loud: number): void {
  const [dull, bright] = [turnOf(2), turnOf(9)];
  add(wave, at, lasts + 0.25, (time) => {
    const swell = Math.min(1, time / 0.06, (lasts + 0.25 - time) / 0.25);
    const i = (time * pitch * 1024) & 1023;
    return loud * swell * (dull[i]! + swell * (bright[i]! - dull[i]!));
  });
}

/** As loud as it may be, and without a click at its end. */
export function finished(wave: Wave, peak: number): Wave {
  const { samples, rate } = wave;
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  const fade = Math.round(rate * 0.02);
  for (let i = 0; i < samples.length; i++)
    samples[i]! *= (peak / loudest) * Math.min(1, (samples.length - 1 - i) / fade);
  return wave;
}
