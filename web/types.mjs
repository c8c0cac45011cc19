// The types of all messages, made from the server's own schema: `npm run types` writes them, `-- --check` compares.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync("protocol.json", "utf8"));
schema.oneOf = [{ $ref: "#/$defs/Message" }, { $ref: "#/$defs/Told" }];
const made = await compile(schema, "Protocol", {
  bannerComment: "// Made by `npm run types` from the server's schema. Do not edit.",
  additionalProperties: false,
  unreachableDefinitions: true,
});
if (process.argv.includes("--check")) {
  if (readFileSync("src/server/protocol.ts", "utf8") !== made) {
    console.error("src/server/protocol.ts is not what the server speaks: run `make types`.");
    process.exit(1);
  }
} else {
  writeFileSync("src/server/protocol.ts", made);
}
