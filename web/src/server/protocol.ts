// Made by `npm run types` from the server's schema. Do not edit.

export type ThroneroomProtocol = Message | Told | Answer;
export type Message =
  Play | Undo | Sit | Stand | Bot | Open | Start | Hand | Back | Resign | Vote | Rematch | Say | Mute | Why;
export type Told = Table | Done | Refused | Said | Because | Bye;
export type Answer =
  Problem | GameFacts | Me | Whoever | NewTable | OpenedTable | Link | Place | MatchFacts | Fairness | Page | Record;

/**
 * An action, as an answer to the question that was opened at ply `asked`.
 */
export interface Play {
  do: "play";
  action: string;
  asked: number;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Take back own actions from a ply on; by default the last one.
 */
export interface Undo {
  do: "undo";
  ply?: number | null;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Take an open seat, with an own contribution to the luck of the match.
 */
export interface Sit {
  do: "sit";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  /**
   * Own luck, as hexadecimal digits.
   */
  luck?: string;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Leave the seat again, before the start.
 */
export interface Stand {
  do: "stand";
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * The host lets a bot take an open seat.
 */
export interface Bot {
  do: "bot";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  /**
   * The name of a bot.
   */
  level: string;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * The host frees a seat again that a bot has, or somebody who is not here.
 */
export interface Open {
  do: "open";
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * The host begins the match; every seat must be taken.
 */
export interface Start {
  do: "start";
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Let a bot play this seat for a while.
 */
export interface Hand {
  do: "hand";
  /**
   * The name of a bot.
   */
  level: string;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Take the seat back from the bot.
 */
export interface Back {
  do: "back";
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Give the match up. With two seats it is over; with more a bot plays on.
 */
export interface Resign {
  do: "resign";
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Agree to end or to pause; it happens when everybody asked agrees.
 */
export interface Vote {
  do: "vote";
  about: "abandon" | "draw" | "pause" | "resume";
  yes?: boolean;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Open a table of the same kind after the end.
 */
export interface Rematch {
  do: "rematch";
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * A line of chat.
 */
export interface Say {
  do: "say";
  text: string;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Hear no more chat of a guest at this table (or hear it again).
 */
export interface Mute {
  do: "mute";
  name: string;
  on?: boolean;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Why can this thing not be used now?
 */
export interface Why {
  do: "why";
  thing: string;
  /**
   * Chosen by the client; sent twice, it is done once.
   */
  id?: string;
}
/**
 * Everything: after joining, after reconnecting, and after every change.
 *
 *     `moments` are what is new. The table after the last of them is `view`, and stands there only.
 */
export interface Table {
  type: "table";
  table: Facts;
  you: You;
  ply: number;
  asked: number | null;
  moments: Moment[];
  clocks: Clocks | null;
  view: View | null;
}
/**
 * What everybody at the table may know about it.
 */
export interface Facts {
  id: string;
  game: string;
  rules: number;
  options: {
    [k: string]: string;
  };
  status: "open" | "over" | "paused" | "playing";
  public: boolean;
  host: string;
  clock: Control | null;
  seats: SeatFacts[];
  watchers: number;
  votes: {
    [k: string]: string[];
  };
  commitment: string;
  contributions: {
    [k: string]: string;
  };
  secret: string | null;
  result: Result | null;
  rematch: string | null;
}
/**
 * Live clocks: so many seconds at the start, and so many more for each action.
 */
export interface Control {
  bank: number;
  increment?: number;
}
/**
 * Who sits there.
 */
export interface SeatFacts {
  seat: "A" | "B" | "C" | "D" | "E" | "F";
  name: string;
  person: boolean;
  bot: string | null;
  here: boolean;
  resigned: boolean;
}
/**
 * How it ended.
 */
export interface Result {
  scores: number[];
  winners: string[];
  by: "abandoned" | "closed" | "draw" | "played" | "resigned";
}
/**
 * Who the reader of this message is.
 */
export interface You {
  seat: ("A" | "B" | "C" | "D" | "E" | "F") | null;
  host: boolean;
}
/**
 * One entry of the log, as far as the reader saw it, and the table after it: null where it looks as before.
 */
export interface Moment {
  ply: number;
  seat: string;
  events: Event[];
  undo?: number | null;
  view?: View | null;
}
/**
 * Something that an action did. Its other fields are the game's own; a face that is not to be known is a `?`.
 */
export interface Event {
  kind: string;
  seat?: "A" | "B" | "C" | "D" | "E" | "F";
}
/**
 * The table as the reader knows it (the part `table` is the game's own), and what the reader may do.
 */
export interface View {
  game: string;
  seat: string;
  waiting: string[];
  table: {};
  legal: Action[];
}
/**
 * Something that the reader may do. Its other fields are the game's own.
 */
export interface Action {
  text: string;
}
/**
 * Milliseconds left at the time `at`, and whose clocks run.
 */
export interface Clocks {
  at: number;
  left: {
    [k: string]: number;
  };
  running: string[];
}
/**
 * What was asked for with this id is done and stored.
 */
export interface Done {
  type: "done";
  id: string;
  ply: number;
}
/**
 * It was not done, and nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string;
  args: {
    [k: string]: string | number;
  };
  text: string;
}
/**
 * A line of chat.
 */
export interface Said {
  type: "said";
  seat: string | null;
  name: string;
  text: string;
  at: number;
}
/**
 * The answer to `why`; without a code it can be used.
 */
export interface Because {
  type: "because";
  id: string;
  thing: string;
  code: string | null;
  rule: string;
  args?: {
    [k: string]: string | number;
  };
  text?: string;
}
/**
 * The server closes this socket; come back after so many seconds, or not at all.
 */
export interface Bye {
  type: "bye";
  why: "closed" | "often" | "reload" | "restart" | "slow" | "store";
  back: number | null;
}
/**
 * Why something was not done.
 */
export interface Problem {
  code: string;
  rule: string;
  args: {
    [k: string]: string | number;
  };
  text: string;
}
/**
 * A game that is served here.
 */
export interface GameFacts {
  name: string;
  rules: number;
  seats: number[];
  options: OptionFacts[];
  levels: string[];
  undo: boolean;
  lesson: boolean;
}
/**
 * A choice when a table is opened; the first value is the default.
 */
export interface OptionFacts {
  name: string;
  values: string[];
}
/**
 * The guest who asks.
 */
export interface Me {
  id: string;
  name: string;
}
/**
 * The guest who asks, if it is one.
 */
export interface Whoever {
  guest: Me | null;
}
/**
 * What to play, and how.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: string;
  };
  clock?: Control | null;
  public?: boolean;
}
/**
 * The table's id, and the secret of its invitation: whoever shows it may come in.
 */
export interface OpenedTable {
  id: string;
  invite: string;
}
/**
 * A secret that is shown this once.
 */
export interface Link {
  secret: string;
}
/**
 * Where to go.
 */
export interface Place {
  table: string;
}
/**
 * A line of somebody's history.
 */
export interface MatchFacts {
  id: string;
  game: string;
  status: string;
  created: number;
  ended: number | null;
  result: Result | null;
}
/**
 * What can be checked about the luck of a match; the secret is told after the end.
 */
export interface Fairness {
  commitment: string;
  contributions: {
    [k: string]: string;
  };
  secret: string | null;
  answers: number[][] | null;
  holds: boolean | null;
}
/**
 * The table at one moment: hints to be read one after the other, then what to try. Without `wants` all is free.
 */
export interface Page {
  chapter: number;
  message: Table;
  says: Hint[];
  tries: Hint | null;
  wants: string[];
}
/**
 * A message `GAME-lesson-NAME`, and the things on the table it points at, as `card=D9`.
 */
export interface Hint {
  name: string;
  at: string[];
}
/**
 * A saved match.
 */
export interface Record {
  format?: number;
  game: string;
  rules: number;
  seats: string[];
  options: {
    [k: string]: string;
  };
  begin?: string;
  log: [string, string][];
  result?: number[] | null;
  commitment?: string;
  contributions?: {
    [k: string]: string;
  };
  secret?: string;
  digest?: string;
}

/** Of the messages: the server tells a client of another one to reload. */
export const VERSION = 2;
