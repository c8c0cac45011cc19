// One tap to a match with bots.

import { keepInvite } from "../invites";
import { me } from "../me.svelte";
import { route } from "../route.svelte";
import { api } from "../server/api";
import type { NewTable } from "../server/protocol";

/** As many as the game is best with: more than two, if it can. */
export const usualSeats = (seats: number[]): number => seats.find((count) => count > 2) ?? seats[0]!;

/** Open a table and go there; `#play=page` lets bots of that level take the other seats at once. */
export async function openTable(table: NewTable, hash = ""): Promise<void> {
  await me.beSomebody();
  const made = await api.open(table);
  keepInvite(made.id, { secret: made.invite, code: made.code });
  route.go(`/t/${made.id}${hash}`);
}

export async function playNow(name: string): Promise<void> {
  const game = (await api.games()).find((one) => one.name === name)!;
  await openTable({ game: name, seats: usualSeats(game.seats), public: false }, "#play=page");
}
