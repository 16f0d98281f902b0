import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const server = process.env.GUILDHALL_SERVER ?? "http://localhost:8017";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $core: fileURLToPath(new URL("src/core", import.meta.url)),
      $kit: fileURLToPath(new URL("src/kit", import.meta.url)),
      $words: fileURLToPath(new URL("../src/guildhall", import.meta.url)),
    },
    conditions: process.env.VITEST ? ["browser"] : [],
  },
  build: {
    outDir: "../src/guildhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
  },
});
