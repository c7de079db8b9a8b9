import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Stack, type StackOptions, startStack } from "./start-stack.ts";
import { openSeededDatabase } from "./testing-template.ts";

export type TestServers = { start(): Promise<Stack>; close(): Promise<void> };

/**
 * Starts several servers on one database, connected by it or by Redis. The embedded engine cannot do this,
 * because it belongs to one process. Close the servers first, then this.
 */
export async function testServers(options: Partial<StackOptions> = {}): Promise<TestServers> {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-servers-"));
  const database = await openSeededDatabase("system-clock", dataDir);
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    RACING_CALENDAR: "off",
    SPORTS_CALENDAR: "off",
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL,
  };
  const parts = { env, port: 0, quiet: true, shell: "none", requestsPerSecond: 10_000 } as const;
  return {
    start: async () => startStack({ ...parts, database: (await database.openAnother())!, ...options }),
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
