import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { ledgerOf } from "@parlour/ledger/ledger-of";
import { verifyLedger } from "@parlour/ledger/verify";
import { systemClock } from "@parlour/server/kit/clock";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openSandboxSeat } from "../server/services/seamless-wallet/conformance/run-conformance.ts";
import { createStudioClient } from "../server/services/seamless-wallet/conformance/studio-client.ts";
import { type TestStack, testStack } from "./testing.ts";

const command = fileURLToPath(
  new URL("../server/services/seamless-wallet/conformance/command.ts", import.meta.url),
);

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  // A studio signs by its own clock.
  stack.clock.set(systemClock.now());
}, 120_000);
afterAll(() => stack?.close());

function run(...args: string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it("keeps every promise that the conformance kit knows, and the ledger adds up", {
  timeout: 180_000,
}, async () => {
  const { exitCode, output } = await run(stack.origin);
  expect(output).toMatch(/^( {2}kept {6}.+\n){15,}\d+ promises, 0 broken\n$/);
  expect(exitCode).toBe(0);
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
});

it("lets what a studio's spins won be wagered, and only then be the player's own", async () => {
  const seat = await openSandboxSeat(stack.origin);
  const studio = createStudioClient(stack.origin, seat);
  const { token, currency, spins } = seat;
  const playerId = await playerOf(stack, spins!.id);
  const amounts = async () => (await ledgerOf(stack.kit).balancesOf(playerId))!.amountsMinor;
  for (const win of [3, 0, 1]) {
    const roundId = randomUUID();
    const bet = { token, currency, spinsId: spins!.id, transactionId: randomUUID(), roundId };
    expect((await studio.send("promotional-bets", { ...bet, amount: spins!.stake })).status).toBe(200);
    const paid = { token, currency, roundId, transactionId: randomUUID(), amount: win };
    if (win > 0) expect((await studio.send("promotional-wins", paid)).status).toBe(200);
    expect((await studio.send("round-ends", { token, roundId })).status).toBe(200);
  }
  await vi.waitFor(
    async () => expect(await amounts()).toMatchObject({ bonus: 4_00n, nonPlayableBonus: 0n }),
    {
      timeout: 30_000,
    },
  );
  expect((await amounts()).withdrawable).toBe(1_000_00n);
  // Five times the winnings are asked; every stake of the studio's counts in full.
  for (const stake of [12, 8]) {
    const roundId = randomUUID();
    expect((await studio.bet({ roundId, amount: stake })).status).toBe(200);
    expect((await studio.win({ roundId, amount: stake })).status).toBe(200);
    expect((await studio.send("round-ends", { token, roundId })).status).toBe(200);
  }
  await vi.waitFor(
    async () => expect(await amounts()).toMatchObject({ bonus: 0n, withdrawable: 1_004_00n }),
    {
      timeout: 30_000,
    },
  );
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
});

async function playerOf({ kit }: TestStack, bonusId: string): Promise<string> {
  const [row] = await kit.db.query<{ player_id: string }>("select player_id from bonuses where id = $1", [
    bonusId,
  ]);
  return row!.player_id;
}

it("says in one sentence what is missing", async () => {
  for (const args of [[], ["http://127.0.0.1:1"]]) {
    const { exitCode, output } = await run(...args);
    expect(exitCode).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
  }
});
