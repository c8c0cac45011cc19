// node tape.mjs GAME.wasm GAME.json < tape.jsonl: plays a tape back and tells how many doors gave what the tape says.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const layout = JSON.parse(readFileSync(process.argv[3], "utf8"));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])), {});
const memory = new Uint8Array(exports.memory.buffer);
const WIDTH = { int16: 2, int64: 8, uint64: 8, float32: 4, float64: 8 };
const LARGEST = 1 << 16;

function size({ kind, shape = [], size }) {
  return shape.reduce((whole, n) => whole * n, size ?? WIDTH[kind]);
}
function at(room, name) {
  return exports[room].value + layout.rooms[room].fields[name].at;
}
const looked = Object.fromEntries(
  Object.entries(layout.rooms).map(([room, { fields }]) => [
    room,
    Object.keys(fields).filter((name) => name !== "words" && size(fields[name]) <= LARGEST),
  ]),
);

let [same, other] = [0, 0];
for await (const line of createInterface({ input: process.stdin })) {
  const { room, door, laid, after } = JSON.parse(line);
  for (const [name, bytes] of laid) memory.set(Buffer.from(bytes, "hex"), at(room, name));
  exports[`${room}.${door}`]();
  const digest = createHash("sha256");
  for (const name of looked[room]) {
    const begin = at(room, name);
    digest.update(memory.subarray(begin, begin + size(layout.rooms[room].fields[name])));
  }
  if (digest.digest("hex") === after) same++;
  else other++;
}
console.log(`${same} ${other}`);
