// A lesson, followed page by page. The server plays it by the rules of the game and keeps nothing; what was played so
// far is kept in this tab, so that a reload goes on where it was.

import { me } from "../me.svelte";
import { api, Refusal } from "../server/api";
import type { Answer, AtTable, Wish } from "../server/link.svelte";
import type { Hint, Page, Table } from "../server/protocol";
import { t } from "../texts.svelte";
import { Timeline } from "./timeline.svelte";

const A_WHILE = 2000; // milliseconds before a new try

export class Lesson implements AtTable {
  message = $state.raw<Table | null>(null);
  readonly timeline = new Timeline();
  chat = [];
  emotes = {};
  online = $state(true);
  hint = $state.raw<Hint | null>(null);
  /** There is no lesson of this game. */
  isMissing = $state(false);
  /** A hint is to be read before anything else. */
  isReading = $state(false);
  /** Something was tried that the lesson does not go on with. */
  isAstray = $state(false);

  #played: string[] = [];
  #pages: Page[] = [];
  #page: Page | null = null;
  #unread: Hint[] = [];

  #isGone = false;

  constructor(readonly table: string) {
    this.#played = this.#kept();
    void this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      this.#pages = await this.#ask(this.#played);
    } catch {
      if (this.#isGone) return;
      if (!this.#played.length) return void (this.isMissing = true);
      this.#keep([]); // of an older lesson
      return this.#begin();
    }
    this.#turn();
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.#isGone = true;
  }

  again(): Promise<void> {
    this.#keep([]);
    this.#page = null;
    this.message = null;
    return this.#begin();
  }

  /** The hint has been read. */
  next = (): void => {
    if (!this.isReading) return;
    this.#unread.shift();
    if (this.#unread.length) return void (this.hint = this.#unread[0]!);
    this.isReading = false;
    this.hint = null;
    if (this.#pages.length) return this.#turn();
    this.message = named(this.#page!.message); // the same table, now with its question
    this.hint = this.#page!.tries;
  };

  async send(wish: Wish): Promise<Answer> {
    if (wish.do === "why") return api.lessonWhy(this.table, this.#played, wish.thing).catch(() => nothing(wish.thing));
    if (wish.do !== "play") throw new Error(`A lesson knows no ${wish.do}.`);
    const wants = this.#page?.wants ?? [];
    if (!wants.length || wants.includes(wish.action)) return this.#play(wish.action);
    this.isAstray = true;
    return nothing(wish.action);
  }

  async #play(action: string): Promise<Answer> {
    try {
      this.#pages = await this.#ask([...this.#played, action]);
    } catch (refusal) {
      return refusal instanceof Refusal ? { type: "refused", id: "", ...refusal.problem } : nothing(action);
    }
    this.hint = null;
    this.isAstray = false;
    this.#keep([...this.#played, action]);
    this.#turn();
    return { type: "done", id: "", ply: this.#played.length };
  }

  /** The pages after these actions, however often the line is cut. */
  async #ask(played: string[]): Promise<Page[]> {
    for (;;) {
      try {
        const pages = await api.lesson(this.table, played);
        this.online = true;
        return pages;
      } catch (trouble) {
        if (trouble instanceof Refusal || this.#isGone) throw trouble;
        this.online = false;
        await new Promise((done) => setTimeout(done, A_WHILE));
      }
    }
  }

  /** Pages up to the first that has something to say. */
  #turn(): void {
    for (;;) {
      const page = this.#pages.shift()!;
      if (page.chapter !== this.#page?.chapter) this.timeline.forget();
      this.#page = page;
      this.timeline.add(page.message);
      this.#unread = [...page.says];
      if (this.#unread.length) return this.#read(page.message);
      if (!this.#pages.length) break;
    }
    this.message = named(this.#page!.message);
    this.hint = this.#page!.tries;
  }

  #read(message: Table): void {
    this.message = { ...named(message), asked: null };
    this.hint = this.#unread[0]!;
    this.isReading = true;
  }

  #kept(): string[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#name) ?? "[]");
    } catch {
      return [];
    }
  }
  #keep(played: string[]): void {
    this.#played = played;
    const isOver = this.#pages.at(-1)?.message.table.status === "over";
    if (isOver || !played.length) sessionStorage.removeItem(this.#name);
    else sessionStorage.setItem(this.#name, JSON.stringify(played));
  }
  get #name(): string {
    return `lesson-${this.table}`;
  }
}

const nothing = (thing: string): Answer => ({
  type: "because",
  id: "",
  thing,
  code: null,
  rule: "",
  args: {},
  text: "",
});

/** The server knows no names of learners. */
function named(message: Table): Table {
  const name = me.known?.name ?? t("web-guest");
  const seats = message.table.seats.map((seat) => (seat.person ? { ...seat, name } : seat));
  return { ...message, table: { ...message.table, seats } };
}
