import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

const PAGES = "src/**/*.dom.test.ts";

// Apart from the build, which must do without the packages for tests.
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      // A busy machine is no failure: these only end what stands still.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      teardownTimeout: 60_000,
      projects: [
        {
          extends: true,
          // They leave nothing behind, so that modules are read once for all of them.
          test: {
            name: "plain",
            include: ["src/**/*.test.ts", "scripts/*.test.mjs"],
            exclude: [PAGES],
            pool: "threads",
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: "pages",
            include: [PAGES],
            environment: "jsdom",
            setupFiles: ["src/testing/page.ts"],
          },
        },
      ],
    },
  }),
);
