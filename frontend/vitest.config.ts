import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

// Apart from the build, which must do without the packages for tests.
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing/setup.ts"],
      maxWorkers: 2,
      testTimeout: 30_000, // a busy machine is no failure
    },
  }),
);
