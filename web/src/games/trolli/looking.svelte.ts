// What is looked at: whose board, which part of it, which tray. Nothing of it is sent.

export const looking = $state<{ seat: string | null; part: Part; tray: Tray }>({
  seat: null, // nobody else's: the own board
  part: "caves",
  tray: "cards",
});
export const PARTS = ["network", "caves", "villages"] as const;
export type Part = (typeof PARTS)[number];
export const TRAYS = ["now", "cards", "tiles", "trolls", "royal"] as const;
export type Tray = (typeof TRAYS)[number];

const PART: Record<string, Part> = { lay: "network", move: "caves", "move-trolls": "caves" };
const TRAY: Record<string, Tray> = { card: "cards", tile: "tiles", lay: "tiles", "troll-card": "trolls" };

/** A new question: go where it is answered. */
export function goTo(step: string, trayed: boolean): void {
  looking.seat = null;
  looking.part = PART[step] ?? (["house", "home", "out", "move-humans"].includes(step) ? "caves" : looking.part);
  looking.tray = TRAY[step] ?? (trayed ? "now" : looking.tray);
}
