// One table's socket: what was said is said again after a cut, under the same id, so that nothing is lost or done twice.

import { api, Refusal } from "./api";
import { noteSeen } from "../luck";
import { Timeline } from "../shell/timeline.svelte";
import {
  VERSION,
  type Because,
  type Bye,
  type Done,
  type Emoted,
  type Message,
  type Refused,
  type Said,
  type Table,
  type Told,
} from "./protocol";

export type Answer = Done | Refused | Because;
export type Wish = Message extends infer M ? (M extends { id?: string } ? Omit<M, "id"> : never) : never;

/** The signs that are shown now, by seat. */
export type Emotes = Record<string, Emoted["what"]>;

/** What the pages of a table need: a match behind a socket, or a lesson. */
export interface AtTable {
  readonly table: string;
  readonly message: Table | null;
  readonly timeline: Timeline;
  readonly chat: Said[];
  readonly emotes: Emotes;
  readonly online: boolean;
  send(wish: Wish): Promise<Answer>;
  /** Whoever wants to look back needs to know what the table looked like. */
  remember?(): Promise<void>;
}

interface Waiting {
  text: string;
  answered: (answer: Answer) => void;
}

const FIRST_WAIT = 500; // milliseconds before the first new try
const LONGEST_WAIT = 4000;
const SHOWN = 5000; // milliseconds of an emote
const BUSY = 429; // from here on a status is about now, not about the table

export class TableLink implements AtTable {
  message = $state.raw<Table | null>(null);
  readonly timeline = new Timeline();
  chat = $state<Said[]>([]);
  emotes = $state<Emotes>({});
  online = $state(false);
  bye = $state.raw<Bye | null>(null);
  refusal = $state.raw<Refusal | null>(null); // there is no such table, or not for us

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  #own = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16)).join("");
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #joined = false;
  #gone = false;
  #isCatchingUp = false;
  #fading: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(readonly table: string) {
    this.#connect();
    addEventListener("online", this.#again);
    addEventListener("offline", this.#offline);
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#offline);
    this.#socket?.close();
  }

  /** Ask for something; the answer comes when the server has stored it, however often the line is cut. */
  send(wish: Wish): Promise<Answer> {
    const id = `${this.#own}-${this.#number++}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((answered) => {
      this.#waiting.set(id, { text, answered });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #connect(): void {
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/socket?protocol=${VERSION}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#joined = false;
    socket.onopen = () => {
      this.online = true;
      this.#wait = FIRST_WAIT;
      for (const { text } of this.#waiting.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#cut(socket);
  }

  #cut(socket: WebSocket): void {
    if (socket !== this.#socket || this.#gone) return;
    this.online = false;
    if (this.bye?.back === null) return;
    if (!this.message) void this.#askWhy();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#again, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A socket does not say why it was not opened. */
  async #askWhy(): Promise<void> {
    try {
      await api.facts(this.table);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= BUSY || this.message) return; // go on trying
      this.refusal = error;
      this.close();
    }
  }

  #again = (): void => {
    clearTimeout(this.#timer);
    if (!this.#gone && this.#socket!.readyState >= WebSocket.CLOSING) this.#connect();
  };

  /** The device knows that it has no network, long before a silent line is noticed. */
  #offline = (): void => {
    const socket = this.#socket!;
    socket.close();
    this.#cut(socket);
  };

  #hear(told: Told): void {
    switch (told.type) {
      case "table":
        return void this.#tell(told);
      case "said":
        return void this.chat.push(told);
      case "emoted":
        return this.#show(told);
      case "bye":
        this.bye = told;
        return;
      default:
        this.#waiting.get(told.id)?.answered(told);
        this.#waiting.delete(told.id);
    }
  }

  #show({ seat, what }: Emoted): void {
    clearTimeout(this.#fading[seat]);
    this.emotes[seat] = what;
    this.#fading[seat] = setTimeout(() => delete this.emotes[seat], SHOWN);
  }

  async #tell(message: Table): Promise<void> {
    const fresh = !this.#joined;
    this.#joined = true;
    if (fresh) this.chat = []; // the last lines are told again
    noteSeen(this.table, message.moments);
    this.timeline.add(message);
    this.message = message;
    if (this.timeline.isPartial && !this.#isCatchingUp) await this.#catchUp();
  }

  /** What was missed; if it cannot be had now, the next message asks anew. */
  async #catchUp(tables = false): Promise<void> {
    this.#isCatchingUp = true;
    const story = await api.story(this.table, { tables }).catch(() => []);
    this.#isCatchingUp = false;
    this.timeline.recall(story, tables);
  }

  async remember(): Promise<void> {
    if (this.timeline.hasGaps && !this.#isCatchingUp) await this.#catchUp(true);
  }
}
