import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** During development, `npm run dev` talks to a server started with `flambeur serve`. */
const server = process.env["FLAMBEUR_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  base: "./", // files are found relative to the file that loads them, under any base path
  plugins: [svelte(), offline()],
  resolve: { alias: { $src: here("./src"), $texts: here("../src/flambeur/texts") } },
  build: {
    outDir: "../src/flambeur/web_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
