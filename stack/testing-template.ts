import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock, testClock } from "@parlour/server/kit/clock";
import {
  fillDataDir,
  openTestDatabase,
  openTestDatabaseInMemory,
  type TestDatabase,
} from "@parlour/server/kit/testing/test-database";
import { startStack } from "./start-stack.ts";
import { noCalendars } from "./testing-calendars.ts";

/** The folder is set by `testing-run.ts`; it is missing when a test runs without the global setup. */
const runFolder = process.env.PARLOUR_TEST_TEMPLATE;
const longestWaitMs = 180_000;

/**
 * Seeds contain dates, so a stack needs a template that was seeded with its own clock. A process on the
 * embedded engine needs an embedded template even when the other suites run on PostgreSQL.
 */
const templates = {
  "test-clock": { clock: testClock, open: openTestDatabase },
  "system-clock": { clock: () => systemClock, open: openTestDatabase },
  "data-dir": { clock: () => systemClock, open: openTestDatabaseInMemory },
};
type TemplateName = keyof typeof templates;

/**
 * Returns the folder of the template. Migrating and seeding the whole product takes seconds, so the first
 * suite of a run does it once and the others start from a copy.
 */
async function seededTemplate(name: TemplateName): Promise<string | undefined> {
  if (runFolder === undefined) return undefined;
  const folder = join(runFolder, name);
  const ready = join(folder, "ready");
  try {
    mkdirSync(folder);
  } catch {
    const endMs = Date.now() + longestWaitMs;
    while (!existsSync(ready) && Date.now() < endMs) await sleep(50);
    return existsSync(ready) ? folder : undefined;
  }
  await makeTemplate(folder, name);
  writeFileSync(`${ready}.new`, "");
  renameSync(`${ready}.new`, ready);
  return folder;
}

async function makeTemplate(folder: string, name: TemplateName): Promise<void> {
  const { clock, open } = templates[name];
  const database = await open();
  const env = {
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "silent",
    ...noCalendars,
    ...(database.url !== undefined && { DATABASE_URL: database.url }),
  };
  const stack = await startStack({
    env,
    clock: clock(),
    port: 0,
    quiet: true,
    shell: "none",
    // The template is copied after the stack has closed everything but the database.
    database: { ...database.db, close: async () => {} },
  });
  await stack.close();
  await database.keepAsTemplate(folder);
  // Processes copy the whole data folder, database included, which is quicker than loading the dump each time.
  if (name === "data-dir") await fillDataDir(folder, env.DATA_DIR);
}

/** Copies the template's data folder, with the secrets that its data is encrypted with. */
function copyTemplateData(folder: string, dataDir: string): void {
  cpSync(join(folder, "data"), dataDir, { recursive: true });
}

/**
 * Opens a copy of a template and puts its secrets into the data folder. Without the global setup, the
 * database is empty.
 */
export async function openSeededDatabase(name: TemplateName, dataDir: string): Promise<TestDatabase> {
  const template = await seededTemplate(name);
  if (template !== undefined) copyTemplateData(template, dataDir);
  return await openTestDatabase(template);
}

/** Prepares a data folder so that a process started on it finds the embedded database migrated and seeded. */
export async function seedDataDir(dataDir: string): Promise<void> {
  const template = await seededTemplate("data-dir");
  if (template !== undefined) copyTemplateData(template, dataDir);
}
