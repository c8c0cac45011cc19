// What is heard of Trůn.

import type { Sounds } from "../game";
import type { Event } from "./types";

export const sounds: Sounds<Event> = {
  on: {
    turned: "flip",
    played: "card",
    recruited: "flip",
    drew: "card",
    "took-up": "flip",
  },
  beat: "tile",
  end: "fanfare",
};
