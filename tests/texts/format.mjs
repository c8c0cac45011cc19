// Formats messages with the Fluent of the browser: catalogues and cases come in as JSON, sentences go out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const { client, catalogues, cases } = JSON.parse(readFileSync(0, "utf8"));
const found = createRequire(pathToFileURL(`${client}/`)).resolve("@fluent/bundle");
const { FluentBundle, FluentNumber, FluentResource } = await import(pathToFileURL(found));

const nth = ([place]) => new FluentNumber(Number(place.value ?? place) + 1); // as texts.svelte.ts has it
const bundles = Object.fromEntries(
  Object.entries(catalogues).map(([language, texts]) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { NTH: nth } });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);
const sentences = cases.map(([language, name, words]) => {
  const errors = [];
  const text = bundles[language].formatPattern(bundles[language].getMessage(name).value, words, errors);
  return errors.length ? `${errors}` : text;
});
process.stdout.write(JSON.stringify(sentences));
