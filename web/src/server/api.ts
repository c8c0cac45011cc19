// The REST API beside the socket.

import type { Because, Control, Facts, Ply, Result, Table, View } from "./protocol";

export interface Problem {
  code: string;
  rule: string;
  args: Record<string, string | number>;
  text: string;
}
export interface GameFacts {
  name: string;
  rules: number;
  seats: number[];
  options: { name: string; values: string[] }[];
  levels: string[];
  undo: boolean;
  lesson: boolean;
}
export interface Me {
  id: string;
  name: string;
}
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  clock?: Control | null;
  public?: boolean;
}
export interface MatchFacts {
  id: string;
  game: string;
  status: string;
  created: number;
  ended: number | null;
  result: Result | null;
}
export interface Fairness {
  commitment: string;
  contributions: Record<string, string>;
  secret: string | null;
  answers: [number, number][] | null;
  holds: boolean | null;
}

/** A hint of a lesson: its message is `GAME-lesson-NAME`, and `card=D9` is something it points at. */
export interface Hint {
  name: string;
  at: string[];
}
/** A lesson at one moment: what is said one after the other, then what to try; without wants everything is free. */
export interface LessonPage {
  chapter: number;
  message: Table;
  says: Hint[];
  tries: Hint | null;
  wants: string[];
}

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

const sofar = (played: string[]): string[][] => played.map((action) => ["played", action]);

export const api = {
  games: () => ask<GameFacts[]>("GET", "games"),
  lesson: (game: string, played: string[]) =>
    ask<LessonPage[]>("GET", `lessons/${game}?${new URLSearchParams(sofar(played))}`),
  lessonWhy: (game: string, played: string[], thing: string) =>
    ask<Because>("GET", `lessons/${game}/why?${new URLSearchParams([["thing", thing], ...sofar(played)])}`),
  me: async () => (await ask<{ guest: Me | null }>("GET", "whoami")).guest,
  takeName: (name: string) => ask<Me>("POST", "guests", { name }),
  forgetMe: () => ask<void>("DELETE", "me"),
  myMatches: () => ask<MatchFacts[]>("GET", "me/matches"),
  lobby: () => ask<Facts[]>("GET", "tables"),
  open: (table: NewTable) => ask<{ id: string; invite: string }>("POST", "tables", table),
  facts: (table: string) => ask<Facts>("GET", `tables/${table}`),
  enter: (table: string, secret: string) => ask<{ table: string }>("POST", `tables/${table}/enter`, { secret }),
  invite: (table: string) => ask<{ secret: string }>("POST", `tables/${table}/invite`),
  seatLink: (table: string) => ask<{ secret: string }>("POST", `tables/${table}/seat-link`),
  followLink: (secret: string) => ask<{ table: string }>("POST", "seat-links", { secret }),
  story: (table: string, eyes?: string) => ask<Ply[]>("GET", `tables/${table}/story${eyes ? `?as=${eyes}` : ""}`),
  viewAt: (table: string, ply: number, eyes: string) => ask<View>("GET", `tables/${table}/view?ply=${ply}&as=${eyes}`),
  record: (table: string) => ask<MatchRecord>("GET", `tables/${table}/record`),
  fairness: (table: string) => ask<Fairness>("GET", `tables/${table}/fairness`),
};

export interface MatchRecord {
  game: string;
  seats: string[];
  options: Record<string, string>;
  log: [string, string][];
  commitment: string;
  contributions: Record<string, string>;
  secret: string;
}
