// Four quiet signs, for those who play.

import oops from "icon:slap";
import thanks from "icon:shaking-hands";
import thinking from "icon:think";
import wellPlayed from "icon:laurel-crown";
import type { Emote } from "../server/protocol";

export const ICONS: Record<Emote["what"], string> = { "well-played": wellPlayed, oops, thinking, thanks };
export const SIGNS = Object.keys(ICONS) as Emote["what"][];
