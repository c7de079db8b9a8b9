import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "e2e/**"],
    globalSetup: "stack/testing-run.ts",
    pool: "forks",
    maxWorkers: 2,
    // A shared machine may stall for seconds: there a test gets a second chance, at a desk it does not.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 10_000,
  },
});
