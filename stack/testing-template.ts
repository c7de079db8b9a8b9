import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { testClock } from "@parlour/server/kit/clock";
import { openTestDatabase } from "@parlour/server/kit/testing/test-database";
import { startStack } from "./start-stack.ts";

/** Where the run of tests keeps its template; none when the test runs alone, without the set-up of the run. */
const folder = process.env.PARLOUR_TEST_TEMPLATE;
const longestWaitMs = 180_000;

/**
 * Migrating and seeding the whole product takes seconds, and every suite that starts it needs the same. The first
 * one of a run does it, the others begin with a copy. Answers the folder of the template.
 */
export async function seededTemplate(): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  const ready = join(folder, "ready");
  try {
    mkdirSync(join(folder, "making"));
  } catch {
    const endMs = Date.now() + longestWaitMs;
    while (!existsSync(ready) && Date.now() < endMs) await sleep(50);
    return existsSync(ready) ? folder : undefined;
  }
  await makeTemplate(folder);
  writeFileSync(`${ready}.new`, "");
  renameSync(`${ready}.new`, ready);
  return folder;
}

async function makeTemplate(folder: string): Promise<void> {
  const database = await openTestDatabase();
  const env = {
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "silent",
    ...(database.url !== undefined && { DATABASE_URL: database.url }),
  };
  const stack = await startStack({
    env,
    clock: testClock(),
    port: 0,
    quiet: true,
    shell: "none",
    // The template is taken after the stack has closed everything but the database.
    database: { ...database.db, close: async () => {} },
  });
  await stack.close();
  await database.keepAsTemplate(folder);
}

/** What the sandbox keeps beside its database: the secrets that its data is sealed with. */
export function copyTemplateData(folder: string, dataDir: string): void {
  cpSync(join(folder, "data"), dataDir, { recursive: true });
}
