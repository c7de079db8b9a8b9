import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "e2e/**"],
    globalSetup: "stack/testing-run.ts",
    pool: "forks",
    // Test files share what they import: reading the whole product anew for each would take as long as the tests.
    isolate: false,
    // One more than the cores of a small machine: many tests wait for a clock, a job or another process.
    maxWorkers: 3,
    // A shared machine may stall for seconds: there a test gets a second chance, at a desk it does not.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
  },
});
