import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { verifyLedger } from "@parlour/ledger/verify";
import { systemClock } from "@parlour/server/kit/clock";
import { operatorRecords } from "@parlour/server/services/office/operator";
import { openStudioSession, studios } from "@parlour/server/services/play/seamless-wallet";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSandboxSeat } from "../../server/services/play/seamless-wallet/conformance/run-conformance.ts";
import { createStudioClient } from "../../server/services/play/seamless-wallet/conformance/studio-client.ts";
import { type TestStack, testStack } from "../testing.ts";

const command = fileURLToPath(
  new URL("../../server/services/play/seamless-wallet/conformance/command.ts", import.meta.url),
);

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  // The studio signs with the system time, so the stack's clock must match it.
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

it("passes the whole conformance suite, and the ledger balances", {
  timeout: 180_000,
}, async () => {
  const { exitCode, output } = await run(stack.origin);
  expect(output).toMatch(/^( {2}kept {6}.+\n){15,}\d+ promises, 0 broken\n$/);
  expect(exitCode).toBe(0);
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
});

it("requires wagering of a studio's spin winnings before they become cash", async () => {
  const seat = await openSandboxSeat(stack.origin);
  const studio = createStudioClient(stack.origin, seat);
  const { token, currency, spins } = seat;
  const playerId = await playerOf(stack, spins!.id);
  const amounts = async () => (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor;
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
  // The winnings have a 5× wagering requirement, and every stake at the studio counts in full.
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

describe("another studio", () => {
  const seated = async () => {
    const seat = await openSandboxSeat(stack.origin);
    return {
      seat,
      studio: createStudioClient(stack.origin, seat),
      playerId: await playerOf(stack, seat.spins!.id),
    };
  };

  it.each(["CLOSED", "DISABLED", "SELF_EXCLUDED"])(
    "refuses stakes of a player who is %s, but pays their wins",
    async (status) => {
      const { seat, studio, playerId } = await seated();
      const { token, currency, spins } = seat;
      const roundId = randomUUID();
      const transactionId = randomUUID();
      expect((await studio.bet({ roundId, amount: 1 })).status).toBe(200);
      expect((await studio.bet({ roundId, transactionId, amount: 2 })).status).toBe(200);
      await stack.kit.db.query("update players set status = $2 where id = $1", [playerId, status]);
      const over = { status: 410, body: { errorCode: "TOKEN_INVALID" } };
      expect(await studio.send("balance", { token })).toMatchObject(over);
      expect(await studio.bet({ roundId, amount: 1 })).toMatchObject(over);
      const spin = {
        token,
        currency,
        spinsId: spins!.id,
        roundId: randomUUID(),
        transactionId: randomUUID(),
      };
      expect(await studio.send("promotional-bets", { ...spin, amount: spins!.stake })).toMatchObject(over);
      expect(await studio.win({ roundId, amount: 4 })).toMatchObject({
        status: 200,
        body: { balance: 1_001 },
      });
      const undo = { roundId, originalTransactionId: transactionId };
      expect(await studio.rollback(undo)).toMatchObject({ status: 200, body: { balance: 1_003 } });
      expect((await studio.send("round-ends", { token, roundId })).status).toBe(200);
    },
  );

  it("limits a round's total stake as operators set it for the game", async () => {
    const { studio } = await seated();
    const refused = (min: number, max: number) => ({
      status: 422,
      body: { errorCode: "LIMIT_EXCEEDED", min, max },
    });
    expect(await studio.bet({ amount: 0.01 })).toMatchObject(refused(0.1, 500));
    await chooseStakes(stack, "workbench-reels", { min: 2, max: 5, default: 2 });
    const roundId = randomUUID();
    expect(await studio.bet({ roundId, amount: 1 })).toMatchObject(refused(2, 5));
    const bets = await Promise.all(Array.from({ length: 4 }, () => studio.bet({ roundId, amount: 2 })));
    expect(bets.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
    expect((await studio.bet({ roundId, amount: 1 })).status).toBe(200);
    await chooseStakes(stack, "workbench-reels", null);
  });

  it("does not pay its jackpots from our own pools", async () => {
    const { seat, studio } = await seated();
    const { token, currency } = seat;
    const held = async (kind: string) => {
      const [row] = await stack.kit.db.query<{ balance: string }>(
        "select balance from ledger.account where player_id = 'house' and id = $1",
        [`${kind}:${currency}`],
      );
      return Number(row!.balance);
    };
    const [ours, theirs] = [await held("jackpots"), await held("studioJackpots")];
    const roundId = randomUUID();
    const movement = (amount: number) => ({ token, currency, roundId, transactionId: randomUUID(), amount });
    expect((await studio.send("jackpot-contributions", movement(1))).status).toBe(404);
    expect((await studio.bet({ roundId, amount: 1 })).status).toBe(200);
    expect((await studio.send("jackpot-contributions", movement(1))).status).toBe(200);
    expect((await studio.send("jackpot-wins", movement(250))).status).toBe(200);
    expect(await held("jackpots")).toBe(ours);
    expect(await held("studioJackpots")).toBe(theirs + 100 - 25_000);
  });
});

async function chooseStakes({ kit, ports }: TestStack, gameId: string, stakes: object | null): Promise<void> {
  const choice = { isOn: true, position: null, badge: null, geoTargetingFilter: null, stakes };
  await kit.db.query(
    `insert into game_choices (game_id, choice, changed_at) values ($1, $2, now())
     on conflict (game_id) do update set choice = excluded.choice`,
    [gameId, JSON.stringify(choice)],
  );
  await ports.gameSettings.announce();
}

it("a studio that was added signs only with its newest key", async () => {
  const { kit, origin } = stack;
  const trail = operatorRecords.auditTrail!(kit);
  const studio = "newcomer";
  const first = await studios.create(kit, trail, { id: studio, name: "Newcomer" });
  const second = await studios.rotateKey(kit, trail, studio);
  expect(await studios.create(kit, trail, { id: studio, name: "Another" })).toBeUndefined();
  expect(await studios.rotateKey(kit, trail, "nobody")).toBeUndefined();
  const playerId = await playerOf(stack, (await openSandboxSeat(origin)).spins!.id);
  const expiresAt = new Date(kit.clock.now().getTime() + 60_000);
  const currency = "USD";
  const token = await openStudioSession(kit, {
    studio,
    playerId,
    gameId: "their-game",
    currency,
    expiresAt,
    siteSessionId: null,
  });
  const statusWith = async (key: string) =>
    (await createStudioClient(origin, { studio, key, token, currency }).send("balance", { token })).status;
  expect(await statusWith(first!)).toBe(401);
  expect(await statusWith(second!)).toBe(200);
  const entries = await kit.db.query<{ call: string }>(
    "select call from audit_entries where subject = 'studio:newcomer'",
  );
  expect(entries.map(({ call }) => call).toSorted()).toEqual(["studio:add", "studio:rotate"]);
});

it("the conformance command fails with one sentence when it cannot run", async () => {
  for (const args of [[], ["http://127.0.0.1:1"]]) {
    const { exitCode, output } = await run(...args);
    expect(exitCode).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
  }
});
