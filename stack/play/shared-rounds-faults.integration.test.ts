import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { noCalendars } from "../testing-calendars.ts";
import { createClient } from "../testing-client.ts";
import { openGame } from "../testing-rounds.ts";
import { everywhere, playable, sit } from "../testing-tables.ts";
import { seedDataDir } from "../testing-template.ts";

describe("a server that is killed", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-tables-"));
  const children: ChildProcess[] = [];
  beforeAll(() => seedDataDir(dataDir), 180_000);
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<{ child: ChildProcess; origin: string }> {
    const entry = fileURLToPath(new URL("../testing-process.ts", import.meta.url));
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: dataDir,
      SHARED_ROUND_PACE: "30",
      ...noCalendars,
    };
    const child = spawn(process.execPath, [entry], { env, stdio: ["ignore", "pipe", "ignore"] });
    children.push(child);
    let output = "";
    child.stdout!.on("data", (chunk) => {
      output += chunk;
    });
    const origin = await vi.waitUntil(() => /open at (\S+)/.exec(output)?.[1], { timeout: 180_000 });
    return { child, origin };
  }

  it("leaves every bet settled or refunded, once", async () => {
    const first = await start();
    const client = createClient(first.origin);
    const credentials = { username: "demo@parlour.example", password: "Parlour-demo-1", deviceId: "device" };
    const login = await client.call(logIn, { body: credentials });
    client.session = (login.body as { sessionId: string }).sessionId;
    const { gameSession, balance } = await openGame(client, "1301");
    const table = await sit(client, first.origin, gameSession);
    await table.reach("BETTING");
    expect(await table.bet(everywhere)).toMatchObject({ type: "answer" });
    await table.reach("RUNNING");
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const second = await start();
    const again = createClient(second.origin);
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    again.session = client.session;
    // The round is finished even if no player returns to the table.
    await vi.waitFor(async () => expect(await playable(again)).toBe(balance - 1), { timeout: 30_000 });
    const back = await sit(again, second.origin, gameSession);
    await back.reach("BETTING");
    expect(await playable(again)).toBe(balance - 1);
    back.close();
    second.child.kill("SIGTERM");
    await once(second.child, "exit");
  }, 540_000);
});
