import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";
import { fluent } from "./scripts/fluent.ts";
import { precompress } from "./scripts/precompress.ts";

const server = process.env.GUILDHALL_SERVER ?? "http://localhost:8017";

export default defineConfig({
  plugins: [fluent(), svelte(), precompress()],
  resolve: {
    alias: {
      $core: fileURLToPath(new URL("src/core", import.meta.url)),
      $kit: fileURLToPath(new URL("src/kit", import.meta.url)),
      $words: fileURLToPath(new URL("../src/guildhall", import.meta.url)),
    },
    // Spelt out for the tests, which would otherwise get what Svelte has for servers.
    conditions: [...defaultClientConditions],
  },
  build: {
    outDir: "../src/guildhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // What many screens share comes in one file: small ones pack worse, and each is a request.
        codeSplitting: {
          groups: [{ name: "shared", test: /\/src\/(core|kit)\/[^/]+$/, minShareCount: 3 }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
