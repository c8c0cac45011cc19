import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);

/** `import lion from "icon:lion"`: the drawing of one emblem of game-icons.net, and nothing of the other four thousand. */
function icons(): Plugin {
  let bodies: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      bodies ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;
      const icon = bodies![id.slice("\0icon:".length)];
      if (!icon) this.error(`There is no icon ${id.slice(6)} in game-icons.`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

const PICTURE = /^picture (\w+) ?(.*)$/;
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** A position on a page of the rules: the browser paints it, and its comment is the caption. */
function picture(name: string, more: string, position: string): string {
  const caption = Array.from(position.matchAll(/^# (.*)$/gm), (line) => line[1]).join(" ");
  const shown = `data-picture="${name}" data-more="${escaped(more)}"`;
  return `<figure ${shown}><div></div><figcaption>${escaped(caption)}</figcaption></figure>`;
}

marked.use({
  renderer: {
    code({ text, lang }) {
      const found = PICTURE.exec(lang ?? "");
      return found ? picture(found[1]!, found[2]!, text) : `<pre tabindex="0"><code>${escaped(text)}</code></pre>`; // wide ones scroll, also by keyboard
    },
    heading({ tokens, depth, text }) {
      const id = text
        .toLowerCase()
        .replace(/[^\p{L}\d -]/gu, "")
        .replaceAll(" ", "-"); // as GitHub makes them
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  },
});

/** `page.md?page`: a page of the rules as HTML; every number of a rule is an anchor. */
function pages(): Plugin {
  return {
    name: "pages",
    enforce: "pre",
    async load(id) {
      const [path, query] = id.split("?");
      if (query !== "page") return null;
      const html = await marked.parse(readFileSync(path!, "utf8"));
      const anchored = html
        .replace(/<strong>([A-Z]\d+)<\/strong>/g, '<strong id="$1">$1</strong>')
        .replace(/<table>/g, '<table tabindex="0">'); // a wide one is scrolled by keyboard, too
      return `export default ${JSON.stringify(anchored)};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), pages(), svelte()],
  build: { outDir: "../throneroom/web", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [".."] } },
});
