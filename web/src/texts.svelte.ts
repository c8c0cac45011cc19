// Sentences from the same Fluent catalogues that the server and the terminal use, a file at a time.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Words = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../throneroom/locale/*/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});
const ALWAYS = ["web", "kit", "server"];
const loaded = new Set<string>();
const bundles: Record<Language, FluentBundle> = { en: made("en"), cs: made("cs") };
let version = $state(0); // sentences are made again when another catalogue has come

function made(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

async function load(language: Language, name: string): Promise<void> {
  const path = `../../throneroom/locale/${language}/${name}.ftl`;
  if (loaded.has(path) || !files[path]) return;
  loaded.add(path);
  try {
    bundles[language].addResource(new FluentResource(await files[path]()));
  } catch (error) {
    loaded.delete(path);
    throw error;
  }
  version += 1;
}

/** The catalogues of the shell and of some games, in the language that is chosen now. */
export async function learn(...games: string[]): Promise<void> {
  await Promise.all([...ALWAYS, ...games].map((name) => load(settings.language, name)));
}

export function knows(id: string): boolean {
  void version;
  return bundles[settings.language].hasMessage(id);
}

/** One message; a missing one shows its name, and a test finds it. */
export function t(id: string, words: Words = {}): string {
  void version;
  const bundle = bundles[settings.language];
  const message = bundle.getMessage(id);
  return message?.value ? bound(bundle.formatPattern(message.value, words, [])) : id;
}

/** A Roman number stays with its word; no line of Czech ends with a preposition or conjunction of one letter. */
function bound(text: string): string {
  const numbered = text.replace(/ (?=[IV]{1,3}(?![\p{L}\d]))/gu, "\u00a0");
  return settings.language === "cs" ? numbered.replace(/(?<=^|[\s(„])([aikosuvz]) /giu, "$1\u00a0") : numbered;
}
