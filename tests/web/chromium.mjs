// Unpacks the Chromium that the npm package @sparticuz/chromium ships: node chromium.mjs FOLDER PROGRAM
// The package is made for one cloud: its own set-up happens there only, and elsewhere it leaves its libraries out.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, program] = process.argv.slice(2).map((path) => resolve(path));
const shipped = join(folder, "node_modules", "@sparticuz", "chromium");
process.env.TMPDIR = folder; // where the package unpacks to
const { inflate } = await import(pathToFileURL(join(shipped, "build", "index.js")));
await Promise.all(readdirSync(join(shipped, "bin")).map((name) => inflate(join(shipped, "bin", name))));

const fonts = join(folder, "fonts", "fonts.conf");
writeFileSync(fonts, readFileSync(fonts, "utf-8").replaceAll("/tmp/", `${folder}/`));

const script = `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib" FONTCONFIG_PATH="${folder}/fonts"
exec "${folder}/chromium" --no-zygote "$@"
`;
writeFileSync(program, script, { mode: 0o755 });
try {
  execFileSync(program, ["--version"], { stdio: ["ignore", "inherit", "inherit"] });
} catch (error) {
  rmSync(program); // it is for machines of one kind; whoever finds it must be able to run it
  throw error;
}
