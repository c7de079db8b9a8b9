import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Suites that take a long time although their files are small. */
const longSuites =
  /faults|properties|random-play|simulation|wagering\/model|ledger\/archive|stack\/(upgrade|site\/(new-language|process)|money\/archived-months|poker\/(absent-players|scheduled-tournaments))/;

/**
 * Starts long suites first, so that the run does not end with one of them while the other cores are idle. Without
 * durations of an earlier run, as on a fresh clone, Vitest would order files by size.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longSuites.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

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
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 15_000 } },
    // A timeout is only for a test that hangs. Long tournaments take half a minute, and far more on a busy machine.
    testTimeout: 180_000,
    // The first suites of a run wait until the seeded database has been created.
    hookTimeout: 240_000,
    teardownTimeout: 10_000,
  },
});
