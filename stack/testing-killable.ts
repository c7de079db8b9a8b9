import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "@parlour/server/kit/database";
import { onTestFailed } from "vitest";
import { noCalendars } from "./testing-calendars.ts";
import type { Payer } from "./testing-killed-process.ts";
import { openSeededDatabase, seedDataDir } from "./testing-template.ts";

const entry = fileURLToPath(new URL("testing-killed-process.ts", import.meta.url));
const onServer = process.env.TEST_DATABASE_URL !== undefined;
/** How many of the latest errors of a process are kept for a failed test. */
const MOST_ERRORS = 20;

export type Killable = {
  origin: string;
  kill(): Promise<void>;
  /**
   * Sends another signal to the process: SIGSTOP and SIGCONT pause and continue it, SIGTERM stops it
   * gracefully.
   */
  signal(signal: NodeJS.Signals): void;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>;
  hasEnded(): boolean;
};

export type KillableStack = {
  /** Starts another process on the same data and a new port; it can be called again after a kill. */
  start(): Promise<Killable>;
  /** Opens the database. No process may use it at the same time. */
  withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
};

/**
 * Runs the whole product as processes that a test can kill, on one database. Adds its clean-up functions to
 * `cleanUps`.
 */
export async function killableStack(
  cleanUps: (() => unknown)[],
  extra: Record<string, string> = {},
): Promise<KillableStack> {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-killed-"));
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = onServer ? await openSeededDatabase("system-clock", dataDir) : undefined;
  if (database) cleanUps.push(() => database.close());
  else await seedDataDir(dataDir);
  const url = database?.url;
  const env = {
    // Servers post to different slices of the house's accounts, as in a large installation.
    HOUSE_ACCOUNT_SLICES: "4",
    ...extra,
    DATA_DIR: dataDir,
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  return {
    start: () => startProcess(cleanUps, env),
    async withDatabase(work) {
      const db = await openDatabase(url !== undefined ? { url } : { dataDir });
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    },
  };
}

/** Starts a process of the whole product in the given environment. */
export async function startProcess(
  cleanUps: (() => unknown)[],
  env: Record<string, string>,
): Promise<Killable> {
  const { DATABASE_URL: _url, DATA_DIR: _dir, REDIS_URL: _redis, PORT: _port, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, [entry], {
    env: {
      ...inherited,
      LOG_LEVEL: "error",
      ...noCalendars,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  cleanUps.push(kill);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const lines = createInterface({ input: child.stdout! });
  const errors: string[] = [];
  const origin = await new Promise<string>((resolve) => {
    lines.on("line", (line) => {
      if (line.startsWith("http")) resolve(line);
      else if (errors.push(line) > MOST_ERRORS) errors.shift();
    });
    // A process that ends before it has started leaves no address.
    lines.once("close", () => resolve(""));
  });
  printAfterFailure(() => errors);
  return {
    origin,
    kill,
    ended,
    hasEnded,
    signal: (signal) => {
      child.kill(signal);
    },
  };
}

/** Prints what a process logged if the test that started it fails. Errors are normal in a test that kills servers. */
function printAfterFailure(read: () => readonly string[]): void {
  try {
    onTestFailed(() => {
      for (const line of read()) process.stderr.write(`${line}\n`);
    });
  } catch {
    // A process that was started by a hook is not linked to a test, so its output is not printed.
  }
}

/** Adds players with money through a running server. */
export async function openPayers(origin: string, count: number): Promise<Payer[]> {
  const response = await fetch(`${origin}/testing/payers/${count}`, { method: "POST", headers: { origin } });
  return (await response.json()) as Payer[];
}
