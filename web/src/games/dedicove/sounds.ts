// What is heard of Dědicové trůnu.

import type { Sounds } from "../game";
import type { Event } from "./types";

export const sounds: Sounds<Event> = {
  on: {
    hid: "card",
    played: "card",
    buried: "card",
    discarded: "card",
    drew: "card",
    refilled: "card",
    shuffled: "flip",
    took: "card",
    revealed: "flip",
    stole: "card",
    gave: "card",
    moved: "tile",
    sent: "card",
    swapped: "card",
    "turned-up": "flip",
    "turned-down": "flip",
  },
  beat: "flip",
  end: "lute",
};
