import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "@parlour/server/kit/testing/test-database";
import { type Stack, type StackOptions, startStack } from "./start-stack.ts";

export type TestServers = { start(): Promise<Stack>; close(): Promise<void> };

/**
 * Whole servers over one database, which hear each other through it or Redis: not on the embedded engine, which
 * belongs to one of them. The tests close the servers, then this.
 */
export async function testServers(options: Partial<StackOptions> = {}): Promise<TestServers> {
  const database = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-servers-"));
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
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
