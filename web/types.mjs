// The types of everything that the server tells, made from its own schema before each build and check; git does not keep them.
import { existsSync, readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";
import { write } from "./write.mjs";

const ORIGIN = /( \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n/g; // of no use to a reader
const { version, protocol, games } = JSON.parse(readFileSync("protocol.json", "utf8"), asBefore);
const messages = { ...protocol, oneOf: ["Message", "Told", "Answer"].map(ref) };
const spoken = `/** Of the messages: the server tells a client of another one to reload. */\nexport const VERSION = ${version};`;
const made = { "src/server/protocol.ts": await typesOf(messages, "", spoken) };
for (const [name, { schema, events }] of Object.entries(games)) {
  if (!existsSync(`src/games/${name}`)) continue; // not played in the browser
  const told = `/** How a sentence speaks of each event. */\nexport const EVENTS: Telling<Event> = ${JSON.stringify(events)};`;
  made[`src/games/${name}/types.ts`] = await typesOf(schema, `import type { Telling } from "../game";\n`, told);
}
for (const [file, text] of Object.entries(made)) {
  write(file, await format(text, { ...(await resolveConfig("src/main.ts")), filepath: file }));
}

/** The compiler knows tuples by the words of an older draft. */
function asBefore(_, value) {
  if (!value?.prefixItems) return value;
  const { prefixItems, ...rest } = value;
  return { ...rest, items: prefixItems, additionalItems: false };
}

function ref(name) {
  return { $ref: `#/$defs/${name}` };
}

async function typesOf(schema, before = "", behind = "") {
  const banner = "// Made by `npm run types` from the server's schema, and not kept in git. Do not edit.";
  const types = await compile(schema, schema.title, {
    bannerComment: `${banner}\n\n${before}`,
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
  });
  return `${types.replace(ORIGIN, "")}\n${behind}`;
}
