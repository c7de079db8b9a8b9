import { houseAccount } from "@parlour/ledger";
import { closeBonus } from "@parlour/ledger/accounts";
import { verifyLedger } from "@parlour/ledger/verify";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Operation } from "./operation.ts";
import { openTestWagering, type TestWagering } from "./testing/test-wagering.ts";
import { WagerModel } from "./testing/wager-model.ts";

let test: TestWagering;
beforeAll(async () => {
  test = await openTestWagering();
});
afterAll(async () => {
  expect((await verifyLedger(test.pool)).differences).toEqual([]);
  await test.close();
});

const amount = fc.bigInt({ min: 1n, max: 900n });
const payout = fc.bigInt({ min: 0n, max: 1_500n });
/** Picks one of the wagers placed so far; rarely one that does not exist. */
const wager = fc.nat(50);
const stake = fc.nat(50);
const percent = fc.bigInt({ min: 1n, max: 105n });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("place"), wager, isNew: fc.boolean(), amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("placeGranted"), wager, isNew: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("settle"), wager, payout }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("cashOut"), wager, percent, payout }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("void"), wager }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("resettle"), wager, payout, isVoid: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("refund"), wager, stake }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("endBonus"), toCash: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("withdraw"), percent }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("repeat"), back: fc.nat(10) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reuseId"), back: fc.nat(10) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const start = fc.record({
  cash: fc.bigInt({ min: 1n, max: 4_000n }),
  bonus: fc.bigInt({ min: 1n, max: 3_000n }),
  spentFirst: fc.boolean(),
  maxStake: fc.option(fc.bigInt({ min: 1n, max: 900n }), { nil: null }),
});

const grantStake = 150n;
const promotions = "house/promotions:USD";
let runs = 0;

type Sent = { operation: Operation; again: () => string; isPosted?: boolean };

/** Simulates the history of one player by sending the same steps to the product and to the model. */
class ModelPlayer {
  private sent: Sent[] = [];
  private count = 0;
  private placed = 0;

  readonly playerId: string;
  private readonly model: WagerModel;

  constructor(playerId: string, model: WagerModel) {
    this.playerId = playerId;
    this.model = model;
  }

  private get bonusAccount(): string {
    return `${this.playerId}/bonus:USD:b`;
  }

  async open({
    cash,
    bonus,
    spentFirst,
    maxStake,
  }: typeof start extends fc.Arbitrary<infer Value> ? Value : never) {
    const { playerId, model } = this;
    await test.addPlayer(playerId, cash);
    const terms = { playerId, currency: "USD", bonusId: "b", verticals: ["casino", "sports"] as const };
    const refs = await test.ledger.openBonus({ ...terms, spentFirst, maxStakeMinor: maxStake });
    const transfers = [{ from: houseAccount("promotions", "USD"), to: refs.bonus, amountMinor: bonus }];
    await test.ledger.post({ playerId, id: "bonus", type: "BONUS", transfers });
    const expiresAt = new Date(test.clock.now().getTime() + 86_400_000);
    const grant = { playerId, id: `${playerId}-g`, productId: "p", currency: "USD", credit: "cash" } as const;
    await test.wagering.grants.grant({ ...grant, stakeMinor: grantStake, stakes: 2, expiresAt });
    model.move("house/payments:USD", `${playerId}/cash:USD`, cash);
    model.move(promotions, this.bonusAccount, bonus);
    model.bonuses.set(this.bonusAccount, { spentFirst, maxStake, successor: null });
    model.grants.set(grant.id, { owner: playerId, stake: grantStake, left: 2 });
  }

  /** Takes one step: a new operation, a repeated request, or a movement of money outside wagers. */
  async take(step: Step): Promise<void> {
    if (step.kind === "endBonus") return await this.endBonus(step.toCash);
    if (step.kind === "withdraw") return await this.withdraw(step.percent);
    if (step.kind === "reuseId") return await this.reuseId(step.back);
    const asked: Sent | undefined =
      step.kind === "repeat" ? this.sent.at(-1 - step.back) : this.toOperation(step);
    if (asked === undefined) return;
    const isNew = step.kind !== "repeat";
    if (isNew) this.sent.push(asked);
    // Every new operation is sent twice at the same time; the second request must get the same answer as the first.
    const answers = await test.wagering.applyAll(
      isNew ? [asked.operation, asked.operation] : [asked.operation],
    );
    const expected = asked.again();
    asked.isPosted = expected === "POSTED";
    const first = answers.find(({ replayed }) => !replayed) ?? answers[0]!;
    expect([asked.operation.kind, first.outcome]).toEqual([asked.operation.kind, expected]);
    const owed = this.model.wagers.get(asked.operation.wagerId)?.owed ?? 0n;
    if (first.outcome === "POSTED") expect(first.owed).toBe(owed);
  }

  /** Reuses an id with different contents, which must be a conflict and change nothing. */
  private async reuseId(back: number): Promise<void> {
    const first = this.sent.filter(({ isPosted }) => isPosted).at(-1 - back);
    for (const other of first ? changesOf(first.operation) : []) {
      const { outcome } = await test.wagering.apply(other);
      expect([other, outcome]).toEqual([other, "CONFLICT"]);
    }
  }

  private toOperation(step: Exclude<Step, { kind: "endBonus" | "withdraw" | "repeat" | "reuseId" }>) {
    const { playerId, model } = this;
    const isPlacing = step.kind === "place" || step.kind === "placeGranted";
    const isNew = isPlacing && (step.isNew || this.placed === 0);
    const number = isNew ? this.placed++ : step.wager === 0 ? 99 : step.wager % Math.max(1, this.placed);
    const wagerId = `${playerId}-w${number}`;
    const vertical = number % 2 ? "sports" : "casino";
    const about = { playerId, currency: "USD", vertical, provider: "x", productId: "p", wagerId } as const;
    const operationId = `op-${++this.count}`;
    switch (step.kind) {
      case "place":
      case "placeGranted": {
        const grantId = step.kind === "place" ? null : `${playerId}-g`;
        const stake = step.kind === "place" ? step.amount : grantStake;
        const id = `${wagerId}-s${this.stakesOf(wagerId)}`;
        const opening = { sessionId: null, referenceKind: "bet", grantId, ends: false };
        return {
          operation: { ...about, ...opening, kind: "place", operationId: id, stake } as Operation,
          again: () => model.place(id, wagerId, { owner: playerId, vertical, grantId }, stake),
        };
      }
      case "settle":
        return {
          operation: { ...about, kind: "settle", operationId, payout: step.payout } as Operation,
          again: () => model.settle(operationId + playerId, wagerId, step.payout),
        };
      case "cashOut": {
        const { staked = 100n, cashedOut = 0n } = model.wagers.get(wagerId) ?? {};
        const stake = ((staked - cashedOut) * step.percent + 99n) / 100n;
        return {
          operation: { ...about, kind: "cashOut", operationId, stake, payout: step.payout } as Operation,
          again: () => model.cashOut(operationId + playerId, wagerId, stake, step.payout),
        };
      }
      case "void":
        return {
          operation: { ...about, kind: "void", operationId } as Operation,
          again: () => model.void(operationId + playerId, wagerId),
        };
      case "resettle": {
        const result = step.isVoid ? "void" : { payout: step.payout };
        return {
          operation: { ...about, kind: "resettle", operationId, result } as Operation,
          again: () => model.resettle(operationId + playerId, wagerId, step.isVoid ? "void" : step.payout),
        };
      }
      case "refund": {
        // The number may be one past the last stake, which tests a refund that arrives before its stake.
        const refunds = `${wagerId}-s${step.stake % (this.stakesOf(wagerId) + 1)}`;
        return {
          operation: { ...about, kind: "refund", operationId, refunds } as Operation,
          again: () => model.refund(operationId + playerId, wagerId, refunds),
        };
      }
    }
  }

  private async endBonus(toCash: boolean): Promise<void> {
    const { playerId, model } = this;
    if (model.bonuses.get(this.bonusAccount)?.successor !== null) return;
    const successor = toCash ? "cash" : "promotions";
    const left = model.balance(this.bonusAccount);
    const from = { playerId, id: "bonus:USD:b" };
    const to = toCash ? { playerId, id: "cash:USD" } : houseAccount("promotions", "USD");
    const transfers = [{ from, to, amountMinor: left }];
    if (left > 0n) await test.ledger.post({ playerId, id: "end", type: "BONUS", transfers });
    await closeBonus(test.pool, { playerId, currency: "USD", bonusId: "b", successor });
    model.endBonus(this.bonusAccount, toCash ? `${playerId}/cash:USD` : promotions);
  }

  /** Counts all stakes that were sent for a wager, accepted or not. */
  private stakesOf(wagerId: string): number {
    return this.sent.filter(({ operation }) => operation.kind === "place" && operation.wagerId === wagerId)
      .length;
  }

  /** Withdraws part of the player's cash, so that a correction may not find enough to reclaim. */
  private async withdraw(percent: bigint): Promise<void> {
    const { playerId, model } = this;
    const cash = `${playerId}/cash:USD`;
    const amountMinor = (model.balance(cash) * (percent > 100n ? 100n : percent)) / 100n;
    if (amountMinor === 0n) return;
    const transfers = [
      { from: { playerId, id: "cash:USD" }, to: houseAccount("payments", "USD"), amountMinor },
    ];
    await test.ledger.post({ playerId, id: `withdraw-${++this.count}`, type: "WITHDRAWAL", transfers });
    model.move(cash, "house/payments:USD", amountMinor);
  }
}

/** Returns copies of the operation, each with one significant value changed. */
function changesOf(operation: Operation): Operation[] {
  switch (operation.kind) {
    case "place":
      return [{ ...operation, stake: operation.stake + 1n }];
    case "settle":
      return [{ ...operation, payout: operation.payout + 1n }];
    case "cashOut":
      return [
        { ...operation, payout: operation.payout + 1n },
        { ...operation, stake: operation.stake + 1n },
      ];
    case "resettle":
      return operation.result === "void"
        ? [{ ...operation, result: { payout: 0n } }]
        : [
            { ...operation, result: { payout: operation.result.payout + 1n } },
            { ...operation, result: "void" },
          ];
    case "refund":
      return [{ ...operation, refunds: `${operation.refunds}-other` }];
    default:
      return [];
  }
}

async function readAccounts(playerIds: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await test.pool.query<{ name: string; balance: string }>(
    `select player_id || '/' || id as name, balance from ledger.account
     where (player_id = any($1) or player_id = 'house') and balance <> 0`,
    [playerIds],
  );
  return new Map(rows.map(({ name, balance }) => [name, BigInt(balance)]));
}

async function expectSame(model: WagerModel, playerIds: readonly string[], before: Map<string, bigint>) {
  const now = await readAccounts(playerIds);
  const names = new Set([...now.keys(), ...model.accounts.keys(), ...before.keys()]);
  for (const name of names) {
    const moved = (now.get(name) ?? 0n) - (before.get(name) ?? 0n);
    expect([name, moved]).toEqual([name, model.balance(name)]);
  }
  const { rows } = await test.pool.query<Record<string, string>>(
    `select id, state, staked, won, cashed_out, returned, owed from wagering.wager where player_id = any($1)`,
    [playerIds],
  );
  expect(rows.length).toBe(model.wagers.size);
  for (const row of rows) {
    const { state, staked, won, cashedOut, returned, owed } = model.wagers.get(row.id!)!;
    const amounts = [staked, won, cashedOut, returned, owed].map(String);
    expect([row.state, row.staked, row.won, row.cashed_out, row.returned, row.owed]).toEqual([
      state,
      ...amounts,
    ]);
  }
  const { rows: grants } = await test.pool.query<{ id: string; left: number }>(
    `select id, granted - used as left from wagering.stake_grant where player_id = any($1)`,
    [playerIds],
  );
  for (const { id, left } of grants) expect([id, left]).toEqual([id, model.grants.get(id)?.left]);
}

const numRuns = process.env.FULL_FAULTS ? 300 : process.env.SHORT_PROPERTIES ? 6 : 25;

it("random wagers of several players end with the money where the model says", {
  timeout: 300_000,
}, async () => {
  const history = fc.array(step, { minLength: 10, maxLength: 30, size: "max" });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(start, history), { minLength: 1, maxLength: 3 }), async (players) => {
      runs += 1;
      const model = new WagerModel();
      const members = players.map((_, index) => new ModelPlayer(`player_${runs}_${index}`, model));
      const ids = members.map(({ playerId }) => playerId);
      const before = await readAccounts(ids);
      for (const [index, member] of members.entries()) await member.open(players[index]![0]);
      // The players act concurrently; each player's own steps run in sequence.
      await Promise.all(
        members.map(async (member, index) => {
          for (const one of players[index]![1]) await member.take(one);
        }),
      );
      await expectSame(model, ids, before);
    }),
    { numRuns, endOnFailure: true },
  );
});
