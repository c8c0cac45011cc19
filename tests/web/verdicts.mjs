// What browsers would say about the luck of matches, by the client's own code: cases on stdin, verdicts on stdout.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const made = pathToFileURL(join(folder, "client.mjs"));
if (!existsSync(made)) {
  const vite = join(process.cwd(), "node_modules", "vite", "dist", "node", "index.js"); // of the client's folder
  const { build } = await import(pathToFileURL(vite));
  const entry = join(folder, "entry.js");
  const parts = ["luck", "server/fair"].map((name) => JSON.stringify(join(process.cwd(), "src", name)));
  writeFileSync(entry, parts.map((part) => `export * from ${part};\n`).join(""));
  const lib = { entry, formats: ["es"], fileName: () => "client.mjs" };
  await build({ configFile: false, logLevel: "error", build: { lib, outDir: folder, emptyOutDir: false } });
}
const client = await import(made);

crypto.getRandomValues = (bytes) => bytes.fill(0x5f); // everybody's own part

const verdicts = [];
for (const { facts, seat, before, moments, told, record } of JSON.parse(await text(process.stdin))) {
  const open = { ...facts, contributions: before };
  client.noteOpen(facts.id, open, null);
  const link = { table: facts.id, message: { table: open }, send: () => Promise.resolve() };
  await client.sitDown(link, seat);
  client.noteOpen(facts.id, facts, seat);
  client.noteBegun(facts.id, facts);
  client.noteSeen(facts.id, moments);
  verdicts.push(client.verdict(told, record, moments, client.keptOf(facts.id)));
}
console.log(JSON.stringify(verdicts));
