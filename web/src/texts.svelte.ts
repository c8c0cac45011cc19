// Sentences from the same Fluent catalogues that the server and the terminal use, a file at a time.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Words = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../throneroom/locale/*/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});
const wanted = new Set(["web", "kit", "server"]); // and the games that a page speaks of
const bundles: Record<Language, FluentBundle> = { en: made("en"), cs: made("cs") };
let version = $state(0); // sentences are made again when another catalogue has come
let language = $state<Language>(settings.language); // that of all sentences: the last one whose catalogues have come

/** A place in a row, which rules count from 0 and people from 1. */
function nth([place]: unknown[]): FluentNumber {
  return new FluentNumber(Number(place instanceof FluentNumber ? place.value : place) + 1);
}

function made(of: Language): FluentBundle {
  return new FluentBundle(of, { useIsolating: false, functions: { NTH: nth } });
}

const coming = new Map<string, Promise<void>>();

/** Once; whoever asks meanwhile waits for the same. */
function load(of: Language, name: string): Promise<void> {
  const path = `../../throneroom/locale/${of}/${name}.ftl`;
  if (!files[path]) return Promise.resolve();
  if (!coming.has(path)) coming.set(path, fetched(of, path));
  return coming.get(path)!;
}

async function fetched(of: Language, path: string): Promise<void> {
  try {
    bundles[of].addResource(new FluentResource(await files[path]!()));
    version += 1;
  } catch (error) {
    coming.delete(path);
    throw error;
  }
}

/** The catalogues of the shell and of some games, in the language that is chosen now; until then the old one is spoken. */
export async function learn(...games: string[]): Promise<void> {
  const chosen = settings.language;
  games.forEach((game) => wanted.add(game));
  await Promise.all(Array.from(wanted, (name) => load(chosen, name)));
  if (settings.language !== chosen) return;
  language = document.documentElement.lang = chosen;
}

export const spoken = (): Language => language;

export function knows(id: string): boolean {
  void version;
  return bundles[language].hasMessage(id);
}

/** One message; a missing one shows its name, and a test finds it. */
export function t(id: string, words: Words = {}): string {
  void version;
  const bundle = bundles[language];
  const message = bundle.getMessage(id);
  return message?.value ? bound(bundle.formatPattern(message.value, words, [])) : id;
}

/** A Roman number stays with its word; no line of Czech ends with a preposition or conjunction of one letter. */
function bound(text: string): string {
  const numbered = text.replace(/ (?=[IV]{1,3}(?![\p{L}\d]))/gu, "\u00a0");
  return language === "cs" ? numbered.replace(/(?<=^|[\s(„])([aikosuvz]) /giu, "$1\u00a0") : numbered;
}
