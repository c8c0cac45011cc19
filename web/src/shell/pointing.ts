// A finger that points at things on the table: `card=D9` is whatever carries data-card="D9". It is a style and no
// attribute, so that things may come and go while they are pointed at.

const RING = "outline: 3px dashed var(--link); animation: pointed 0.9s 3";
// Cards of a hand overlap: a ring would be hidden, a mark on the corner is not.
const MARK = `content: "▼" / ""; position: absolute; z-index: 5; top: -12px; left: 4px; width: 24px; height: 24px;
  border-radius: 50%; background: var(--candle); color: var(--on-candle); font: 700 0.8125rem/24px var(--body);
  text-align: center; box-shadow: var(--shadow-1)`;

const selectorOf = (thing: string): string => {
  const [what, which] = thing.split("=");
  return `[data-${what}="${CSS.escape(which ?? "")}"]`;
};

const LIT = "outline: 3px solid var(--link); outline-offset: 2px; border-radius: var(--r1); z-index: 2";

function hintOf(thing: string): string {
  const selector = selectorOf(thing);
  if (thing.startsWith("card=")) return `${selector}::before { ${MARK} }`;
  const offset = thing.startsWith("spot=") ? -3 : 4; // spots may touch the edge of the window
  return `${selector} { ${RING}; outline-offset: ${offset}px }`;
}

/** What changed is lit, nobody points at it. */
const litOf = (thing: string): string =>
  `${selectorOf(thing)} { ${LIT}${thing.startsWith("seat=") ? "; outline-offset: -3px" : ""} }`; // seats touch the edge

/** Point until the returned function is called. */
export const point = (at: string[]): (() => void) => mark(at, hintOf);
export const light = (at: string[]): (() => void) => mark(at, litOf);

function mark(at: string[], styleOf: (thing: string) => string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(at.map(styleOf).join("\n"));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const one of at.flatMap((thing) => Array.from(document.querySelectorAll(selectorOf(thing)))).reverse())
    one.scrollIntoView({ block: "nearest", inline: "center" });
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
}
