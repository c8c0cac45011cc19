// node survey_in_node.mjs GAME.wasm GAME.json < tables.json
import { readFileSync } from "node:fs";
import { survey } from "./survey.mjs";

const [code, layout] = [readFileSync(process.argv[2]), JSON.parse(readFileSync(process.argv[3], "utf8"))];
console.log(survey(code, layout, JSON.parse(readFileSync(0, "utf8"))).join("\n"));
