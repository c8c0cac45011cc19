import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** A made file, if it is not there already: make builds again what is younger than the last build. */
export function write(file, text) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
