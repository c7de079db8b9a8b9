import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "e2e/**"],
    globalSetup: "stack/testing-run.ts",
    setupFiles: "server/kit/testing/hash-cheaply.ts",
    pool: "forks",
    // Test files share imported modules, because loading the whole product for each file takes as long as its
    // tests.
    isolate: false,
    // The number of workers is one more than the cores of a small machine, because many tests wait for a timer,
    // a job or another process.
    maxWorkers: 3,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    // The first suites of a run wait until the seeded database has been created.
    hookTimeout: 180_000,
    teardownTimeout: 10_000,
  },
});
