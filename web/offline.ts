/** Writes the service worker of a build: what opens offline, from the chunks that Vite made. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));
/** Files with fixed names, beside the chunks. */
const BESIDE = ["./", "icon.svg", "manifest.webmanifest"];
/** Texts that every page, the lessons and the puzzles need, in all languages. Fetched by name: no chunk lists them. */
const WORDS = /\/texts\/[a-z]+\/(?!fair|me|shelf)[a-z]+\.ftl/;
/** Pages that need no server, and the pictures they show. */
const ALONE = /\/(lessons\/LessonsPage|puzzles\/PuzzlesPage)\.svelte$|\/tables\/[a-z_]+\/Table\.svelte$/;
/** Recorded play for these pages. */
const SCENES = /(^|\/)scenes\/made\//;

export function offline(): Plugin {
  return {
    name: "flambeur-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = [...BESIDE, ...keptOf(bundle)];
        const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
        const source = readFileSync(WORKER, "utf8").replace('"VERSION"', JSON.stringify(version)).replace('["./"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}

/** The entry and the pages that need no server, each with everything it loads at once; texts and scenes. */
function keptOf(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(take);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === "asset") {
      if (chunk.originalFileNames.some((file) => SCENES.test(file))) found.add(name);
    } else if (chunk.isEntry || [WORDS, ALONE].some((one) => one.test(chunk.facadeModuleId ?? ""))) take(name);
  }
  return [...found].sort();
}
