import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableMessage } from "@parlour/contracts/sockets/live-table";
import { testClock } from "@parlour/server/kit/clock";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import type { TestDatabase } from "@parlour/server/kit/testing/test-database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Stack, startStack } from "../start-stack.ts";
import { noCalendars } from "../testing-calendars.ts";
import { createClient, type TestClient } from "../testing-client.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { openSeededDatabase } from "../testing-template.ts";

const program = "/usr/bin/redis-server";
const isFull = process.env.DATABASE_FAULTS !== undefined || process.env.TEST_DATABASE_URL !== undefined;

describe.runIf(isFull && existsSync(program))("a shared table whose Redis goes away and comes back", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-redis-"));
  const clock = testClock();
  let database: TestDatabase;
  let redis: ChildProcess;
  let port: number;
  const servers: Stack[] = [];

  const startRedis = () =>
    spawn(program, ["--port", String(port), "--save", "", "--bind", "127.0.0.1"], { stdio: "ignore" });

  beforeAll(async () => {
    port = await freePort();
    redis = startRedis();
    database = await openSeededDatabase("test-clock", dataDir);
    for (let number = 0; number < 2; number++) {
      const another = (await database.openAnother()) ?? { ...database.db, close: async () => {} };
      const env = {
        DATA_DIR: dataDir,
        LOG_LEVEL: "silent",
        ...noCalendars,
        REDIS_URL: `redis://127.0.0.1:${port}`,
      };
      const parts = { port: 0, quiet: true, shell: "none", requestsPerSecond: 10_000 } as const;
      servers.push(await startStack({ env, clock, database: another, load: neverOverloaded, ...parts }));
    }
  });
  afterAll(async () => {
    for (const server of servers.reverse()) await server.close();
    redis.kill("SIGKILL");
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Takes a seat at live roulette on one of the servers and follows the phases of the rounds. */
  async function sit(client: TestClient, origin: string, gameSession: string) {
    const received: TableMessage[] = [];
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const address = `${origin.replace("http", "ws")}/services/games/v1/sessions/${gameSession}/live`;
    const socket = new WebSocket(address, { headers: { origin, cookie } } as never);
    socket.addEventListener("message", ({ data }) => received.push(JSON.parse(String(data)) as TableMessage));
    await once(socket, "open");
    const latest = () => received.findLast((m) => m.type === "snapshot" || m.type === "round")?.round ?? null;
    return {
      close: () => socket.close(),
      reach: (phase: string, timeout: number) =>
        vi.waitUntil(() => latest()?.phase === phase && latest(), { timeout, interval: 20 }),
    };
  }

  it("continues within 5 s on both servers", { timeout: 120_000 }, async () => {
    const tables: Awaited<ReturnType<typeof sit>>[] = [];
    for (const { origin } of servers) {
      const stack = { ...servers[0]!, clock, client: () => createClient(servers[0]!.origin) };
      const { client } = await addFundedPlayer(stack);
      const { gameSession } = await openGame(client, "1301");
      tables.push(await sit(client, origin, gameSession));
    }
    const all = (phase: string, timeout: number) =>
      Promise.all(tables.map((table) => table.reach(phase, timeout)));
    await all("BETTING", 30_000);

    redis.kill("SIGKILL");
    await once(redis, "exit");
    clock.advance(18_000);
    redis = startRedis();
    const [here, there] = await all("RUNNING", 5_000);
    expect(here?.number).toBe(there?.number);
    clock.advance(6_000);
    await all("RESULT", 5_000);
    for (const table of tables) table.close();
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
