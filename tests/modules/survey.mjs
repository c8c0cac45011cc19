// Uniform games surveyed by a module, in Node or in a browser: one line for each table, as tests.laws.surveys prints it.
export function survey(code, layout, tables) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), {});
  const { fields } = layout.rooms.playouts;
  const memory = new DataView(exports.memory.buffer);
  const at = (name, i = 0) => exports.playouts.value + fields[name].at + 8 * i;
  const write = (name, value, i) => memory.setBigInt64(at(name, i), BigInt(value), true);
  return tables.map((table) => {
    write("seats", table.seats);
    table.options.forEach((value, i) => write("options", value, i));
    write("games", table.games);
    write("rng", table.seed);
    write("digest", 0);
    exports["playouts.survey"]();
    const read = (name) => memory.getBigInt64(at(name), true);
    return `${table.name} ${read("problem")} ${read("digest")}`;
  });
}
