// What is heard of Jak se trollí princezny.

import type { Sounds } from "../game";
import type { Event } from "./types";

export const sounds: Sounds<Event> = {
  on: {
    moved: "tile",
    pushed: "tile",
    housed: "tile",
    gained: "coins",
    mined: "dig",
    laid: "dig",
    shaft: "dig",
    filled: "tile",
    camped: "tile",
    bought: "card",
    played: "card",
    princess: "lantern",
    bell: "lantern",
    fulfilled: "coins",
    king: "tile",
  },
  beat: "tile",
  end: "drums",
};
