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

/** `page.md?page`: a page of the rules as HTML; every number of a rule is an anchor. */
function pages(): Plugin {
  return {
    name: "pages",
    enforce: "pre",
    async load(id) {
      const [path, query] = id.split("?");
      if (query !== "page") return null;
      const html = await marked.parse(readFileSync(path!, "utf8"));
      const anchored = html.replace(/<strong>([A-Z]\d+)<\/strong>/g, '<strong id="$1">$1</strong>');
      return `export default ${JSON.stringify(anchored)};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), pages(), svelte()],
  build: { outDir: "../throneroom/web", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [".."] } },
});
