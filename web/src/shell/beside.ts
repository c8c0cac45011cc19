// What can be done, the log and the chat: beside the board where there is room, over it where there is none.
import type { Snippet } from "svelte";
import type { Deeds, Face } from "../games/game";
import type { AtTable } from "../server/link.svelte";
import type { View } from "../server/protocol";

export interface Beside {
  deeds: Deeds | null;
  view: View;
  face: Face;
  name: (seat: string) => string;
  chat: AtTable | null;
  story: Snippet;
  open: Snippet | null; // all hands, where they are open
}
