// Two small sounds, made here, and only for those who switched them on.

import { settings } from "../settings.svelte";

const TONES = { asked: [523, 659], played: [392] } as const;
let context: AudioContext | undefined;

export function chime(what: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const begin = context.currentTime;
  TONES[what].forEach((pitch, number) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, begin + number * 0.12);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + number * 0.12 + 0.3);
    tone.connect(volume).connect(context!.destination);
    tone.start(begin + number * 0.12);
    tone.stop(begin + number * 0.12 + 0.3);
  });
}
