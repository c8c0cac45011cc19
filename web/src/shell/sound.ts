// What is heard and felt, and only by those who want it. The sounds themselves are loaded when they are switched on.

import type { Moment, Sounds } from "../games/game";
import { settings } from "../settings.svelte";
import type { Player } from "../sounds/player";

export type Sound =
  | "card" // laid
  | "flip" // turned over
  | "coins"
  | "lantern"
  | "dig"
  | "tile"
  | "turn" // it is one's own
  | "fanfare"
  | "toll"
  | "lute"
  | "drums";

const MOST = 3; // sounds of one moment
const APART = 0.13; // seconds
const FEEL = { turn: [30], refused: [12, 50, 12] };
export const canVibrate = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches; // desks have it in name only

let player: Promise<Player> | undefined;
const load = async (): Promise<Player> => new (await import("../sounds/player")).Player();

/** Behind another window nothing is heard but that it is one's turn. */
export function hear(sound: Sound, after = 0): void {
  if (!settings.sound || (document.hidden && sound !== "turn")) return;
  player ??= load();
  void player.then(
    (one) => one.play(sound, settings.volume, after),
    () => (player = undefined), // the next sound tries again
  );
}

/** What has just been shown, as its game lets it sound. */
export function listen(news: Moment[], sounds: Sounds): void {
  const heard = news.flatMap((moment) => moment.events.map((event) => sounds.on[event.kind] ?? []).flat());
  [...new Set(heard)].slice(0, MOST).forEach((sound, number) => hear(sound, number * APART));
}

export function feel(what: keyof typeof FEEL): void {
  if (settings.touch && canVibrate && !document.hidden) navigator.vibrate(FEEL[what]);
}
