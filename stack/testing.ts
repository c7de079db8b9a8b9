import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestClock, testClock } from "@parlour/server/kit/clock";
import { createLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { type Stack, type StackOptions, startStack } from "./start-stack.ts";
import { noCalendars } from "./testing-calendars.ts";
import { createClient, type TestClient } from "./testing-client.ts";
import { openSeededDatabase } from "./testing-template.ts";

export type { TestClient } from "./testing-client.ts";

export type TestStack = Omit<Stack, "clock"> & {
  clock: TestClock;
  /** Creates a browser-like client with its own cookies, which sends the site's origin. */
  client(): TestClient;
};

/**
 * Starts the whole product for an integration test on any free port, with a private database (in memory, or
 * on the server of TEST_DATABASE_URL) and a clock that the test moves.
 */
export async function testStack(
  options: Partial<
    Pick<StackOptions, "env" | "shell" | "requestsPerSecond" | "games" | "authoriseOperator" | "payments">
  > & {
    /**
     * Enables the queues and refusals of production; most tests turn them off because they send more requests
     * than one visitor would.
     */
    hasQueues?: true;
  } = {},
): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-test-"));
  const testDatabase = await openSeededDatabase("test-clock", dataDir);
  const clock = testClock();
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...noCalendars,
    ...(testDatabase.url !== undefined && { DATABASE_URL: testDatabase.url }),
    ...(process.env.TEST_REDIS_URL !== undefined && { REDIS_URL: process.env.TEST_REDIS_URL }),
    // Suites run in parallel and must not receive each other's events.
    REDIS_PREFIX: `test-${randomUUID()}`,
    ...options.env,
  };
  const removeData = async () => {
    await testDatabase.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const stack = await startStack({
      env,
      clock,
      port: 0,
      quiet: true,
      database: testDatabase.db,
      shell: options.shell ?? (isShellBuilt() ? "built" : "none"),
      // Tests share one IP address and send requests faster than any visitor would.
      requestsPerSecond: options.requestsPerSecond ?? 10_000,
      load: neverOverloaded,
      ...(options.hasQueues && { lanes: createLanes(1) }),
      ...(options.authoriseOperator && { authoriseOperator: options.authoriseOperator }),
      ...(options.games !== undefined && { games: options.games }),
      ...(options.payments !== undefined && { payments: options.payments }),
    });
    return {
      ...stack,
      clock,
      client: () => createClient(stack.origin),
      async close() {
        await stack.close();
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
