// A whole game by a portable module, in plain JavaScript: node play.mjs [GAME] [SEATS] [SEED]. docs/abi.md tells the rest.
import { readFileSync } from "node:fs";

const [game = "trun", seats = 2, seed = 7] = process.argv.slice(2);
const place = new URL(`../../throneroom/modules/${game}`, import.meta.url).pathname;
const { rooms } = JSON.parse(readFileSync(`${place}.json`, "utf8"));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(`${place}.wasm`)), {});
const memory = new DataView(exports.memory.buffer);
const CHANCE = -1, OVER = -2;

// The room `doors` lies in the module's memory, and each of its fields where the JSON says.
const field = (name) => rooms.doors.fields[name];
const at = (name) => exports.doors.value + field(name).at;
const read = (name, i = 0) =>
  field(name).kind === "int64" ? Number(memory.getBigInt64(at(name) + 8 * i, true)) : memory.getInt16(at(name) + 2 * i, true);
const write = (name, value) => memory.setBigInt64(at(name), BigInt(value), true);
const call = (door) => exports[`doors.${door}`]();

write("rng", seed);
write("seats", seats);
call("begin");
for (let ply = 1; read("asked") !== OVER; ply++) {
  // `asked` is CHANCE, or the set of the seats that are asked; `out` holds what the lowest of them may do.
  const asked = read("asked");
  const seat = asked === CHANCE ? CHANCE : Math.log2(asked & -asked);
  if (seat === CHANCE) call("draw_one");
  else write("action", read("out", (seed * ply) % read("n")));
  write("seat", seat);
  console.log(ply, seat === CHANCE ? "chance" : "ABCDEF"[seat], read("action"));
  call("move");
}
call("scores_of");
call("winners_of");
const points = Array.from({ length: Number(seats) }, (_, p) => read("points", p));
console.log("scores", ...points, "winners", [..."ABCDEF"].filter((_, p) => read("found") >> p & 1).join(""));
