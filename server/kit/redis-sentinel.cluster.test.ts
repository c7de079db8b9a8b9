import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openRedisBus } from "./redis-bus.ts";

const redis = "redis-server";
const running: ChildProcess[] = [];
const deployed = new URL("../../deploy/redis-sentinel.conf", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "parlour-sentinel-"));
afterAll(() => {
  for (const program of running) program.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function start(...args: string[]): ChildProcess {
  const program = spawn(redis, args, { cwd: folder, stdio: "ignore" });
  running.push(program);
  return program;
}

const startRedis = (port: number, ...more: string[]) =>
  start("--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...more);

/** Starts a sentinel with the deployed configuration, except for its addresses and folder. */
function startSentinel(port: number, masterPort: number): void {
  const file = join(folder, `sentinel-${port}.conf`);
  const text = readFileSync(deployed, "utf8")
    .replace("port 26379", `port ${port}`)
    .replace("bind 0.0.0.0", "bind 127.0.0.1")
    .replace("dir /var/lib/redis", `dir ${folder}`)
    .replace("monitor parlour redis-1 6379", `monitor parlour 127.0.0.1 ${masterPort}`);
  writeFileSync(file, text);
  start(file, "--sentinel");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const patience = { timeout: 30_000, interval: 250 };

test.runIf(process.env.CLUSTER_TESTS)(
  "events pass again after the master is killed and a sentinel has promoted the replica",
  async () => {
    const [first, second, ...sentinels] = await Promise.all([1, 2, 3, 4, 5].map(freePort));
    const master = startRedis(first!);
    startRedis(second!, "--replicaof", "127.0.0.1", `${first}`);
    for (const port of sentinels) startSentinel(port, first!);
    const url = `redis+sentinel://${sentinels.map((port) => `127.0.0.1:${port}`).join(",")}/parlour`;
    const open = () => vi.waitFor(() => openRedisBus(url, "sentinel-test"), patience);
    const [one, other] = await Promise.all([open(), open()]);
    const received: unknown[] = [];
    await other.subscribe("news", (message) => received.push(message));
    const passes = (message: string) =>
      vi.waitFor(async () => {
        await one.publish("news", message).catch(() => {});
        expect(received).toContain(message);
      }, patience);
    await passes("before");
    // The sentinels need a moment to discover each other and the replica that they are to promote.
    for (const port of sentinels) {
      await vi.waitFor(async () => expect(await countOf(port, "REPLICAS")).toBe(1), patience);
      await vi.waitFor(async () => expect(await countOf(port, "SENTINELS")).toBe(2), patience);
    }

    master.kill("SIGKILL");
    const killedMs = performance.now();
    await passes("after");
    expect(performance.now() - killedMs).toBeLessThan(20_000);

    // The old master comes back as a replica, and events are still delivered.
    startRedis(first!);
    await passes("with both");
    await Promise.all([one.close(), other.close()]);
  },
  120_000,
);

test("sentinels that cannot be reached end the start with a sentence that names them", async () => {
  const port = await freePort();
  await expect(openRedisBus(`redis+sentinel://127.0.0.1:${port}/parlour`, "none")).rejects.toThrow(
    `Redis at 127.0.0.1:${port} cannot be reached`,
  );
});

async function countOf(sentinelPort: number, known: "REPLICAS" | "SENTINELS"): Promise<number> {
  const { Redis } = await import("ioredis");
  const sentinel = new Redis(sentinelPort, "127.0.0.1");
  try {
    return ((await sentinel.call("SENTINEL", known, "parlour")) as unknown[]).length;
  } finally {
    sentinel.disconnect();
  }
}
