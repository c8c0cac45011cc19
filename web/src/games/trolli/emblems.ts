// Emblems: every thing of the game has one, and a word in reach.

import babyFace from "icon:baby-face";
import barn from "icon:barn";
import bat from "icon:bat";
import bed from "icon:bed";
import cardPick from "icon:card-pick";
import cardExchange from "icon:card-exchange";
import castle from "icon:castle";
import cauldron from "icon:cauldron";
import caveEntrance from "icon:cave-entrance";
import clockwise from "icon:clockwise-rotation";
import cow from "icon:cow";
import cycle from "icon:cycle";
import fist from "icon:fist";
import frog from "icon:frog";
import hammer from "icon:hammer-nails";
import huts from "icon:huts-village";
import king from "icon:throne-king";
import laurels from "icon:laurel-crown";
import mining from "icon:mining";
import network from "icon:mountain-cave";
import person from "icon:person";
import queenCrown from "icon:queen-crown";
import ringingBell from "icon:ringing-bell";
import snake from "icon:snake";
import sunrise from "icon:sunrise";
import sunset from "icon:sunset";
import nightSky from "icon:night-sky";
import tent from "icon:camping-tent";
import tiara from "icon:tiara";
import troll from "icon:troll";
import wagon from "icon:mine-wagon";
import walk from "icon:walk";
import type { Ore } from "./pieces";

export const ICONS = {
  ...{ barn, bed, castle, cauldron, cow, king, troll, network, clockwise },
  ...{ human: person, baby: babyFace, bell: ringingBell, camp: tent, princess: tiara },
  ...{ build: hammer, mine: mining, power: fist, village: huts, caves: caveEntrance },
  ...{
    card: cardPick,
    refill: cycle,
    refresh: cardExchange,
    bat,
    snake,
    toad: frog,
    resource: wagon,
    vp: laurels,
    royal: queenCrown,
  },
  ...{ walk },
  ...{ dawn: sunrise, dusk: sunset, night: nightSky },
} as const;
export type Emblem = keyof typeof ICONS;

/** A sign in a row of signs: an emblem or a piece of ore, and how many. */
export interface Sign {
  icon?: Emblem;
  ore?: Ore;
  shaft?: boolean; // a place for the ore, not a piece of it
  n?: number;
}
const WALKS: Sign = { icon: "walk" };
const ORE: Record<string, Ore> = { gold: "G", diamond: "D", obs: "O" };

/** An effect as signs; its sentence is always beside it or in its label. */
export function signsOf(effect: string): Sign[] {
  const simple: Record<string, Sign[]> = {
    obscow: [{ ore: "O" }, { icon: "cow" }],
    cow: [{ icon: "cow" }],
    cows2: [{ icon: "cow", n: 2 }],
    power2: [{ icon: "power", n: 2 }],
    "gold+power1": [{ ore: "G" }, { icon: "power" }],
    "barn+cow": [{ icon: "barn" }, { icon: "cow" }],
    refill: [{ icon: "refill" }],
    build: [{ icon: "build" }],
    card: [{ icon: "card" }],
    move2: [{ icon: "troll", n: 2 }, WALKS],
    move3humans: [{ icon: "human", n: 3 }, WALKS],
    move1troll1human: [{ icon: "troll" }, { icon: "human" }, WALKS],
    power1human: [{ icon: "power" }, { icon: "human" }, WALKS],
    bed: [{ icon: "bed" }],
    camp: [{ icon: "camp" }],
    bell: [{ icon: "bell" }],
    baby: [{ icon: "baby" }],
    totems: [{ icon: "bat" }, { icon: "snake" }, { icon: "toad" }],
    // what is counted for points
    bat: [{ icon: "bat" }],
    toad: [{ icon: "toad" }],
    snake: [{ icon: "snake" }],
    human2: [{ icon: "human", n: 2 }],
    power: [{ icon: "power" }],
    bellTiles: [{ icon: "bell" }],
    princessTiles: [{ icon: "bed" }],
    vpTiles: [{ icon: "vp" }],
    royalTiles: [{ icon: "royal" }],
    tiles4: [{ icon: "network", n: 4 }],
    obsShafts3: [{ ore: "O", shaft: true, n: 3 }],
    goldShafts2: [{ ore: "G", shaft: true, n: 2 }],
    diaShafts2: [{ ore: "D", shaft: true, n: 2 }],
  };
  if (simple[effect]) return simple[effect];
  const mined = /^mine([OGD])(\d)$/.exec(effect);
  if (mined) return [{ icon: "mine" }, { ore: mined[1] as Ore, n: Number(mined[2]) }];
  const shafts = /^shafts:([OGD])(\d)$/.exec(effect);
  if (shafts) return [{ ore: shafts[1] as Ore, shaft: true, n: Number(shafts[2]) }];
  const taken = /^(gold|diamond|obs)(\d?)$/.exec(effect);
  if (taken) return [{ ore: ORE[taken[1]!]!, ...(Number(taken[2]) > 1 ? { n: Number(taken[2]) } : {}) }];
  return effect.includes(" ") ? effect.split(" ").flatMap(signsOf) : [];
}
