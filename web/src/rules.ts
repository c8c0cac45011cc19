// The rules pages of docs/rules as HTML, made when the client is built; each rule number becomes an anchor.

import type { View } from "./server/protocol";
import type { Language } from "./settings.svelte";

const pages = import.meta.glob<string>("../../docs/rules/*.md", { query: "?page", import: "default" });

export async function pageOf(game: string, language: Language): Promise<string> {
  const page = pages[`../../docs/rules/${game}.${language}.md`] ?? pages[`../../docs/rules/${game}.en.md`];
  return page ? await page() : "";
}

const pictures = import.meta.glob<Record<string, View>>("./games/*/pictures.json", { import: "default" });

/** What is painted on the rules page of a game: views of positions that stand there, by name. */
export async function picturesOf(game: string): Promise<Record<string, View>> {
  return (await pictures[`./games/${game}/pictures.json`]?.()) ?? {};
}
