import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { type Stack, type StackOptions, startStack } from "./start-stack.ts";
import { noCalendars } from "./testing-calendars.ts";
import { openSeededDatabase } from "./testing-template.ts";

type ServerOptions = Omit<Partial<StackOptions>, "env"> & { env?: Record<string, string> };
export type TestServers = {
  /** Starts a server, with additional environment variables if given. */
  start(one?: ServerOptions): Promise<Stack>;
  close(): Promise<void>;
};

/**
 * Starts several servers on one database, connected by PostgreSQL or Redis. This is impossible on the
 * embedded engine, which belongs to one process. Close the servers before calling `close`.
 */
export async function testServers(
  options: Partial<StackOptions> = {},
  moreEnv: Record<string, string> = {},
): Promise<TestServers> {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-servers-"));
  const database = await openSeededDatabase("system-clock", dataDir);
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...noCalendars,
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL,
    REDIS_PREFIX: `test-${randomUUID()}`,
    ...moreEnv,
  };
  const parts = {
    env,
    port: 0,
    quiet: true,
    shell: "none",
    requestsPerSecond: 10_000,
    load: neverOverloaded,
  } as const;
  return {
    start: async ({ env: oneEnv, ...one } = {}) =>
      startStack({
        ...parts,
        database: (await database.openAnother())!,
        ...options,
        ...one,
        env: { ...(options.env ?? env), ...oneEnv },
      }),
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
