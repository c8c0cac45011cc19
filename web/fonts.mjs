// The stylesheet of the fonts, made before each build: for every font and weight the files that fonts.py has cut, and the
// whole one for what these lack. Where letters are in two of them, the later one counts.
import { readFileSync } from "node:fs";
import { write } from "./write.mjs";

const { weights, cut, rest } = JSON.parse(readFileSync("fonts.json", "utf8"));
const fonts = Object.entries(weights).flatMap(([family, each]) => each.map((weight) => [family, weight]));
write("src/fonts/fonts.css", fonts.flatMap(([family, weight]) => faces(family, weight)).join(""));

function faces(family, weight) {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const file = (part) => `${name}-${part}-${weight}-normal.woff2`;
  const whole = face(family, weight, `@fontsource/${name}/files/${file("latin-ext")}`, rest);
  return [whole, ...Object.entries(cut).map(([part, letters]) => face(family, weight, `./${file(part)}`, letters))];
}

function face(family, weight, file, letters) {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${file}") format("woff2");
  unicode-range: ${letters};
}
`;
}
