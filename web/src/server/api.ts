// The REST API beside the socket.

import type {
  Because,
  Facts,
  Fairness,
  GameFacts,
  Invited,
  Link,
  MatchFacts,
  Me,
  Moment,
  NewInvitation,
  NewTable,
  OpenedTable,
  Page,
  Place,
  Problem,
  Record as MatchRecord,
  View,
  Whoever,
} from "./protocol";

/** The server refused; its code names the sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const read = await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, read);
  return read;
}

const written = ([name, value]: [string, string | boolean]): string[] => [name, String(value)];
const sofar = (played: string[]): string[][] => played.map((action) => ["played", action]);

export const api = {
  games: () => ask<GameFacts[]>("GET", "games"),
  lesson: (game: string, played: string[]) =>
    ask<Page[]>("GET", `lessons/${game}?${new URLSearchParams(sofar(played))}`),
  lessonWhy: (game: string, played: string[], thing: string) =>
    ask<Because>("GET", `lessons/${game}/why?${new URLSearchParams([["thing", thing], ...sofar(played)])}`),
  me: async () => (await ask<Whoever>("GET", "whoami")).guest,
  takeName: (name: string) => ask<Me>("POST", "guests", { name }),
  forgetMe: () => ask<void>("DELETE", "me"),
  myMatches: () => ask<MatchFacts[]>("GET", "me/matches"),
  lobby: () => ask<Facts[]>("GET", "tables"),
  running: () => ask<Facts[]>("GET", "matches"),
  open: (table: NewTable) => ask<OpenedTable>("POST", "tables", table),
  facts: (table: string) => ask<Facts>("GET", `tables/${table}`),
  invitation: (table: string, secret: string) => ask<Invited>("POST", `tables/${table}/invitation`, { secret }),
  invitationBy: (code: string) => ask<Invited>("POST", "codes", { code }),
  enterBy: (code: string) => ask<Place>("POST", "codes/enter", { code }),
  enter: (table: string, secret: string) => ask<Place>("POST", `tables/${table}/enter`, { secret }),
  invite: (table: string) => ask<NewInvitation>("POST", `tables/${table}/invite`),
  seatLink: (table: string) => ask<Link>("POST", `tables/${table}/seat-link`),
  followLink: (secret: string) => ask<Place>("POST", "seat-links", { secret }),
  story: (table: string, wanted: { as?: string; tables?: boolean } = {}) =>
    ask<Moment[]>("GET", `tables/${table}/story?${new URLSearchParams(Object.entries(wanted).map(written))}`),
  viewAt: (table: string, ply: number, eyes: string) => ask<View>("GET", `tables/${table}/view?ply=${ply}&as=${eyes}`),
  record: (table: string) => ask<MatchRecord>("GET", `tables/${table}/record`),
  fairness: (table: string) => ask<Fairness>("GET", `tables/${table}/fairness`),
};
