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

  async function logInTo(origin: string) {
    const client = createClient(origin);
    const credentials = { username: "demo@parlour.example", password: "Parlour-demo-1", deviceId: "device" };
    const login = await client.call(logIn, { body: credentials });
    client.session = (login.body as { sessionId: string }).sessionId;
    return client;
  }

  /** Creates a client of another server with the same player's cookies and session. */
  function clientOn(origin: string, { cookies, session }: ReturnType<typeof createClient>) {
    const again = createClient(origin);
    for (const [name, value] of cookies) again.cookies.set(name, value);
    again.session = session;
    return again;
  }

  it("leaves every bet settled or refunded, once", async () => {
    const first = await start();
    const client = await logInTo(first.origin);
    const { gameSession, balance } = await openGame(client, "1301");
    const table = await sit(client, first.origin, gameSession);
    await table.reach("BETTING");
    expect(await table.bet(everywhere)).toMatchObject({ type: "answer" });
    await table.reach("RUNNING");
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const second = await start();
    const again = clientOn(second.origin, client);
    // The round is finished even if no player returns to the table.
    await vi.waitFor(async () => expect(await playable(again)).toBe(balance - 1), { timeout: 30_000 });
    const back = await sit(again, second.origin, gameSession);
    await back.reach("BETTING");
    expect(await playable(again)).toBe(balance - 1);
    back.close();
    second.child.kill("SIGTERM");
    await once(second.child, "exit");
  }, 540_000);

  it("continues a decision at a seat where it was, with the same cards, seat and bet", async () => {
    const first = await start();
    const client = await logInTo(first.origin);
    const { gameSession } = await openGame(client, "1343");
    const table = await sit(client, first.origin, gameSession);
    await table.reach("BETTING");
    expect(await table.take(3)).toMatchObject({ type: "done" });
    const main = { seat: 3, behind: false, raises: false, bets: [{ spot: "main", stake: 1 }] };
    // One round in eleven needs no decision, because the player or the dealer has a blackjack.
    let id = "";
    await vi.waitUntil(
      async () => {
        await table.reach("BETTING");
        const answer = await table.bet(main);
        if (answer.type !== "answer") return false;
        id = answer.bet.id;
        await table.reach("RUNNING");
        const window = () => table.latest()?.window?.number ?? null;
        if (window() === 0) await table.choose(id, "decline");
        await vi.waitUntil(() => window() !== 0, { timeout: 20_000 });
        return window() === 301;
      },
      { timeout: 300_000, interval: 50 },
    );
    const interrupted = table.latest()!;
    const settledBefore = await playable(client);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const second = await start();
    const again = clientOn(second.origin, client);
    const back = await sit(again, second.origin, gameSession);
    const snapshot = await vi.waitUntil(() => back.received.find((message) => message.type === "snapshot"), {
      timeout: 20_000,
    });
    expect(snapshot).toMatchObject({
      round: { number: interrupted.number, outcome: interrupted.outcome, window: { number: 301 } },
      mine: [id],
      seats: [{ seat: 3, isMine: true }],
    });
    await vi.waitUntil(() => back.latest()!.window!.closesAt > Date.now(), { timeout: 20_000 });
    expect(await back.choose(id, "stand")).toMatchObject({ type: "answer", bet: { stake: 1 } });
    await back.reach("RESULT");
    const bet = await vi.waitUntil(
      () =>
        back.received
          .flatMap((message) => (message.type === "bets" ? message.bets : []))
          .find((one) => one.id === id && one.state !== "PLACED"),
      { timeout: 30_000 },
    );
    // Earlier bets were settled before the kill, so the balance changes only by this bet's payout, paid once.
    expect(await playable(again)).toBe(settledBefore + bet.win);
    back.close();
    second.child.kill("SIGTERM");
    await once(second.child, "exit");
  }, 540_000);
});
