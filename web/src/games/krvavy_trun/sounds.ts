// What is heard of Krvavý trůn.

import type { Sounds } from "../game";
import type { Event } from "./types";

export const sounds: Sounds<Event> = {
  on: {
    placed: "card",
    covered: "card",
    kept: "coins",
    revealed: "flip",
    took: "coins",
    gained: "coins",
    stole: "coins",
    eliminated: "card",
    discarded: "card",
    moved: "card",
    round: "lantern",
  },
  beat: "coins",
  end: "toll",
};
