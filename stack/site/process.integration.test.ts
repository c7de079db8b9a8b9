import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noCalendars } from "../testing-calendars.ts";
import { seedDataDir } from "../testing-template.ts";

const entry = fileURLToPath(new URL("../testing-process.ts", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "parlour-process-"));
const children: ChildProcess[] = [];
const { PATH, NODE_COMPILE_CACHE } = process.env;

type Running = { child: ChildProcess; origin: string; output: () => string };

function launch(env: Record<string, string>, stdio: "pipe" | "ipc" = "pipe") {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: dataDir,
      ...noCalendars,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", ...(stdio === "ipc" ? (["ipc"] as const) : [])],
  });
  children.push(child);
  const text = { out: "", err: "" };
  child.stdout?.on("data", (chunk) => {
    text.out += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    text.err += chunk;
  });
  return { child, text };
}

async function start(env: Record<string, string> = {}, stdio: "pipe" | "ipc" = "pipe"): Promise<Running> {
  const { child, text } = launch(env, stdio);
  await expect
    .poll(() => child.exitCode !== null || text.out.includes("Ctrl-C"), { timeout: 180_000 })
    .toBe(true);
  const origin = /open at (\S+)/.exec(text.out)?.[1];
  if (origin === undefined) throw new Error(`did not start: ${text.out}${text.err}`);
  return { child, origin, output: () => text.out };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

/**
 * Expects that an invalid start prints one sentence on stderr, without a stack trace, and exits with code 1.
 */
async function expectRefusal(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { child, text } = launch(env);
  expect(await exitOf(child)).toBe(1);
  expect(text.err.trim()).toMatch(sentence);
  expect(text.err.trim().split("\n")).toHaveLength(1);
}

beforeAll(() => seedDataDir(dataDir), 180_000);
afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

const readFlag = async (origin: string) => {
  const answer = await fetch(`${origin}/services/site-config/v1/config`);
  return ((await answer.json()) as { isLoyaltyEnabled: boolean }).isLoyaltyEnabled;
};

describe("the process", () => {
  test("prints its steps, keeps its data across a restart and exits with 0", async () => {
    const first = await start();
    expect(first.output()).toMatch(
      /Open the database.*\n.*Migrate.*\n.*Seed.*\n.*Seed people.*\n.*Serve.*\(\d+\.\d s\)/,
    );
    expect(first.output()).toContain(dataDir);
    await fetch(`${first.origin}/testing/set-loyalty`, { method: "POST", headers: { origin: first.origin } });
    first.child.kill("SIGTERM");
    expect(await exitOf(first.child)).toBe(0);

    const second = await start();
    expect(await readFlag(second.origin)).toBe(false);
    second.child.kill("SIGINT");
    expect(await exitOf(second.child)).toBe(0);
  }, 420_000);

  test("loses no acknowledged write on kill -9, and the next start takes over", async () => {
    const first = await start();
    const answered: number[] = [];
    const writing = (async () => {
      for (let count = 1; ; count++) {
        const answer = await fetch(`${first.origin}/testing/write/${count}`, {
          method: "POST",
          headers: { origin: first.origin },
        });
        if (answer.ok) answered.push(count);
      }
    })().catch(() => {});
    await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThan(50);
    first.child.kill("SIGKILL");
    await writing;
    await exitOf(first.child);

    const second = await start();
    const kept = (await (await fetch(`${second.origin}/testing/written`)).json()) as number[];
    expect(answered.filter((count) => !kept.includes(count))).toEqual([]);

    await expectRefusal({}, /another|in use|already|locked/i);
    second.child.kill("SIGTERM");
    expect(await exitOf(second.child)).toBe(0);
  }, 420_000);

  test("shuts down when its parent process is gone", async () => {
    const { child } = await start({}, "ipc");
    child.disconnect();
    expect(await exitOf(child)).toBe(0);
  }, 240_000);
});

describe("refuses to start", () => {
  let busyPort: string;
  const busy = createServer();
  beforeAll(async () => {
    busy.listen(0, "127.0.0.1");
    await once(busy, "listening");
    busyPort = String((busy.address() as AddressInfo).port);
  });
  afterAll(() => busy.close());

  test.each([
    ["a bad value", { PORT: "many" }, /^PORT must be/],
    ["an unknown mode", { PARLOUR_MODE: "casino" }, /^PARLOUR_MODE must be/],
    [
      "an unreachable database",
      { DATABASE_URL: "postgres://127.0.0.1:9/none", DATABASE_WAIT_SECONDS: "0" },
      /^The database at 127\.0\.0\.1:9\/none cannot be reached/,
    ],
    ["an unreachable Redis", { REDIS_URL: "redis://127.0.0.1:9" }, /Redis/],
  ])(
    "%s",
    async (_name, env, sentence) => {
      await expectRefusal({ DATA_DIR: join(dataDir, "refused"), ...env }, sentence);
    },
    240_000,
  );

  test("a database that stays away for the time it may take", async () => {
    const { child, text } = launch({
      DATA_DIR: join(dataDir, "waiting"),
      DATABASE_URL: "postgres://127.0.0.1:9/none",
      DATABASE_WAIT_SECONDS: "2",
    });
    await expect.poll(() => text.err, { timeout: 180_000 }).toContain("Waiting up to");
    const waitingSinceMs = performance.now();
    expect(await exitOf(child)).toBe(1);
    const waitedMs = performance.now() - waitingSinceMs;
    expect(waitedMs).toBeGreaterThan(1_500);
    expect(waitedMs).toBeLessThan(10_000);
    const [waiting, sentence, ...more] = text.err.trim().split("\n");
    expect(waiting).toMatch(/^Waiting up to 2 s for the database at 127\.0\.0\.1:9\/none: [^\n]+\.$/);
    expect(sentence).toMatch(/^The database at 127\.0\.0\.1:9\/none cannot be reached: [^\n]+\.$/);
    expect(more).toEqual([]);
  }, 240_000);

  test("a busy port", async () => {
    await expectRefusal({ PORT: busyPort }, /^Cannot listen on 127\.0\.0\.1:\d+: the port is in use/);
  }, 240_000);
});
