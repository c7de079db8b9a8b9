// Runs this version on a database of release 0.1.0 that has games and payments in progress.
// `fixtures/README.md` says how the dump was made.
import { randomUUID } from "node:crypto";
import { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { redeemPoints } from "@parlour/contracts/calls/rewards/loyalty-points/redeem-points";
import type { RoundView } from "@parlour/contracts/entities/game-round";
import { returns } from "@parlour/games/kit/math/returns";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createStudioClient } from "../server/services/play/seamless-wallet/conformance/studio-client.ts";
import type { TestStack } from "./testing.ts";
import { balancesOf, findDifferences, pay } from "./testing-cashier.ts";
import { readMigrationHistory, readReleasedMigrations } from "./testing-migrations.ts";
import { actAsOperator } from "./testing-operator.ts";
import { act, openGame, play } from "./testing-rounds.ts";
import { readRelease, returningClient, startOnRelease } from "./testing-upgrade.ts";

const name = "release-0.1.0";
const { accounts, players, shown, rounds, bonus, spins, payments, studio } = readRelease(name);

let stack: TestStack;
beforeAll(async () => {
  stack = await startOnRelease(name);
  // The demo players' bets earn points soon after the start, so we wait until the balances no longer change.
  const waiting = "select 1 from wagering.settlement limit 1";
  await vi.waitFor(async () => expect(await stack.kit.db.query(waiting)).toEqual([]), 30_000);
}, 120_000);
afterAll(async () => {
  expect(await findDifferences(stack)).toEqual([]);
  await stack.close();
});

const clientOf = (who: keyof typeof players) => returningClient(stack, players[who]);

async function readAccounts(): Promise<typeof accounts> {
  const rows = await stack.kit.db.query<{ player_id: string; id: string; balance: string }>(
    "select player_id, id, balance from ledger.account order by player_id, id",
  );
  const read: typeof accounts = {};
  for (const { player_id, id, balance } of rows) {
    read[player_id] ??= {};
    read[player_id][id] = balance;
  }
  return read;
}

const sum = (balances: readonly string[]) => balances.reduce((total, balance) => total + BigInt(balance), 0n);

/** Matches the round with any balance, because a retried round returns the current balance. */
const atAnyBalance = (round: RoundView) => ({ ...round, balance: expect.any(Number) });

const studioCall = (operation: string, body: object) =>
  createStudioClient(stack.origin, studio.seat).send(operation, body, {
    timestamp: String(Math.floor(stack.clock.now().getTime() / 1_000)),
  });

describe("after the upgrade", () => {
  it("servers that compare whole migration files can still start", async () => {
    expect(await readMigrationHistory(stack)).toMatchObject(readReleasedMigrations());
  });

  it("every account keeps its balance, and the ledger balances", async () => {
    const now = await readAccounts();
    // The sandbox adds the demo players that are new in this version, with money and a lost bet that earned
    // points.
    const { house, ...held } = now;
    const { house: houseBefore, ...heldBefore } = accounts;
    expect(held).toMatchObject(heldBefore);
    const newcomers = Object.entries(held).filter(([owner]) => accounts[owner] === undefined);
    const added = sum(newcomers.flatMap(([, balances]) => Object.values(balances)));
    const moved = Object.entries(houseBefore!).filter(([id, balance]) => house![id] !== balance);
    expect(moved.map(([id]) => id)).toEqual([
      "adjustments:USD",
      "payments:USD",
      "promotions:PTS",
      "revenueCasino:USD",
      "revenueSports:USD",
    ]);
    expect(sum(moved.map(([id]) => house![id]!)) - sum(moved.map(([, balance]) => balance))).toBe(-added);
    for (const [owner, held] of Object.entries(now)) {
      if (accounts[owner] === undefined) continue;
      const opened = Object.keys(held).filter((id) => accounts[owner]?.[id] === undefined);
      expect(opened.map((id) => [id, held[id]])).toEqual(opened.map((id) => [id, "0"]));
    }
    expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  });

  it("signed-in players see the same twelve balances", async () => {
    for (const who of Object.keys(players) as (keyof typeof players)[]) {
      expect(await balancesOf(clientOf(who))).toEqual(shown[who]);
    }
  });

  it("earlier operations return the same results and move nothing", async () => {
    const before = await readAccounts();
    const ada = clientOf("ada");
    for (const { bet, body } of rounds.ended) {
      const again = await play(ada, rounds.session, bet, { roundId: body.roundId });
      expect(again.body).toEqual(atAnyBalance(body));
    }
    const cas = clientOf("cas");
    for (const body of spins.played) {
      const more = { roundId: body.roundId, promotional: true };
      expect((await play(cas, spins.session, { stake: body.stake }, more)).body).toEqual(atAnyBalance(body));
    }
    for (const { operation, body, answer } of studio.operations) {
      const again = await studioCall(operation, body);
      expect([operation, again.status]).toEqual([operation, answer.status]);
      if (answer.body.replayed !== undefined)
        expect([operation, again.body.replayed]).toEqual([operation, true]);
    }
    const { transfer, redeemed } = payments;
    expect((await pay(clientOf("dan"), createTransfer, transfer.wish, transfer.key)).body).toEqual(
      transfer.body,
    );
    expect((await pay(ada, redeemPoints, { points: 20 }, redeemed.key)).body).toEqual(redeemed.body);
    expect(await readAccounts()).toEqual(before);
  });

  it("a bet that was rolled back before it arrived is still refused", async () => {
    const { token, currency } = studio.seat;
    const before = await readAccounts();
    const late = { token, currency, transactionId: studio.early, roundId: studio.lateRound, amount: 3 };
    expect((await studioCall("bets", late)).status).not.toBe(500);
    expect(await readAccounts()).toEqual(before);
  });
});

describe("open rounds", () => {
  it("of a game with decisions continue where they were and pay", async () => {
    const client = clientOf("ada");
    const { gameSession, round, balance } = await openGame(client, "1203");
    expect(round).toEqual(atAnyBalance(rounds.mines));
    const { body } = await act(client, gameSession, round!.roundId, round!.sequence, { kind: "cashOut" });
    expect(body).toMatchObject({ done: true, stake: rounds.mines.stake });
    expect(body.win).toBeGreaterThan(rounds.mines.stake);
    expect(body.balance).toBeCloseTo(balance + body.win, 8);
  });

  it("of blackjack can be finished by standing", async () => {
    const client = clientOf("ada");
    const { gameSession, round, balance } = await openGame(client, "1003");
    expect(round).toEqual(atAnyBalance(rounds.blackjack));
    const { body } = await act(client, gameSession, round!.roundId, round!.sequence, { kind: "stand" });
    expect(body.done).toBe(true);
    expect(body.balance).toBeCloseTo(balance + body.win, 8);
  });

  it("of another studio are paid and ended", async () => {
    const { token, currency } = studio.seat;
    const { body: before } = await studioCall("balance", { token });
    const roundId = studio.openRound;
    const win = { token, currency, roundId, transactionId: randomUUID(), amount: 21 };
    const paid = await studioCall("wins", win);
    expect(paid).toMatchObject({ status: 200, body: { balance: before.balance! + 21, replayed: false } });
    expect(await studioCall("wins", win)).toMatchObject({ body: { replayed: true } });
    expect((await studioCall("round-ends", { token, roundId })).status).toBe(200);
  });
});

describe("a slot whose default return has risen", () => {
  it("keeps the return that players know, until operators choose another one", async () => {
    const { items } = (await actAsOperator(stack.client(), "Ada").call(listConfiguredGames)).body;
    const slot = items.find(({ id }) => id === "1402")!;
    const { medium, high } = returns["midnight-conservatory"]!.variants!;
    expect(slot).toMatchObject({ variant: "medium", returnToPlayer: medium!.returnToPlayer, isOn: true });
    expect(slot.variants[0]).toMatchObject({ name: "high", returnToPlayer: high!.returnToPlayer });
    expect(await openGame(clientOf("ada"), "1402")).toMatchObject({ mathsVersion: 1 });
  });
});

describe("bonuses", () => {
  it("continue their wagering", async () => {
    const client = clientOf("bea");
    const listed = async () => (await client.call(listBonuses)).body[0]!;
    expect(await listed()).toMatchObject({ ...bonus.listed });
    expect((await play(client, bonus.session, { stake: 2 })).status).toBe(200);
    await expect.poll(async () => (await listed()).wageringDone).toBe(bonus.listed.wageringDone + 2);
  });

  it("of spins are played to the end and become bonus money", async () => {
    const client = clientOf("cas");
    const listed = async () => (await client.call(listBonuses)).body[0]!;
    expect(await listed()).toMatchObject({ status: "SPINNING", spinsLeft: 2 });
    let won = spins.played.reduce((sum, { win }) => sum + win, 0);
    for (let left = 2; left > 0; left--) {
      const { status, body } = await play(client, spins.session, { stake: 0.5 }, { promotional: true });
      expect(status).toBe(200);
      won += body.win;
    }
    expect((await play(client, spins.session, { stake: 0.5 }, { promotional: true })).status).toBe(409);
    await expect.poll(async () => (await listed()).status).not.toBe("SPINNING");
    expect((await balancesOf(client)).Bonus).toBeCloseTo(won, 8);
  });
});

describe("payments in progress", () => {
  it("allow a pending withdrawal to be cancelled and another to be approved and paid", async () => {
    const client = clientOf("dan");
    const before = await balancesOf(client);
    const { withdrawal, approved } = payments;
    const cancelled = await client.call(cancelWithdrawal, {
      params: { id: withdrawal.id },
      headers: { "idempotency-key": "cancelled-after-the-upgrade" },
    });
    expect(cancelled.status).toBe(200);
    expect(await balancesOf(client)).toMatchObject({
      Withdrawable: before.Withdrawable! + withdrawal.amount,
      PendingWithdrawal: before.PendingWithdrawal! - withdrawal.amount,
    });
    const { status } = await actAsOperator(stack.client(), "Olga").call(decideWithdrawal, {
      params: { id: approved.id },
      body: { decision: "APPROVE", reason: "Known player" },
    });
    expect(status).toBe(200);
    await expect
      .poll(async () => (await client.call(listWithdrawals, { query: { status: "PAID" } })).body.length)
      .toBe(1);
    expect(await balancesOf(client)).toMatchObject({ PendingWithdrawal: 0 });
  });

  it("credit a deposit that was waiting for its provider", async () => {
    const client = clientOf("dan");
    const before = await balancesOf(client);
    const { id, amount } = payments.deposit;
    await client.call(actOnSandboxPayment, { params: { reference: id }, body: { act: "pay" } });
    expect((await client.call(getDeposit, { params: { id } })).body.status).toBe("COMPLETED");
    expect((await balancesOf(client)).Total).toBeCloseTo(before.Total! + amount, 8);
  });
});
