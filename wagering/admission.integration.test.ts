import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdmissionCheck } from "./admission.ts";
import { productCheck, stakeLimitCheck } from "./admission-checks.ts";
import { about, place } from "./testing/state.ts";
import { openTestWagering, type TestWagering } from "./testing/test-wagering.ts";

/**
 * A check like those of player protection: it reads the players' losses in the transaction that takes the
 * stake.
 */
const lossLimit: AdmissionCheck = {
  name: "loss limit",
  inPractice: false,
  async check(tx, stakes) {
    const rows = await tx.query<{ player_id: string; lost: string }>(
      `select player_id, sum(staked - won - returned) as lost from wagering.wager
       where player_id = any($1::text[]) group by player_id`,
      [stakes.map(({ playerId }) => playerId)],
    );
    const lost = new Map(rows.map((row) => [row.player_id, BigInt(row.lost)]));
    return stakes.map(({ playerId, amount }) =>
      (lost.get(playerId) ?? 0n) + amount > 500n ? { code: "LOSS_LIMIT", details: { limit: 5 } } : null,
    );
  },
};

let test: TestWagering;
beforeAll(async () => {
  test = await openTestWagering([
    productCheck({ isSwitchedOff: (productId) => productId === "off" }),
    stakeLimitCheck({ limitsOf: () => ({ min: 10n, max: 400n }) }),
    lossLimit,
  ]);
});
afterAll(() => test.close());

const stakeOf = (playerId: string, number: number, change: object = {}) =>
  place({ playerId, wagerId: `w${number}`, operationId: `op${number}`, ...change });

describe("admission", () => {
  it("takes the first refusal of the list, and leaves nothing behind", async () => {
    await test.addPlayer("bea", 10_000n);
    const refused = await test.wagering.apply(stakeOf("bea", 1, { productId: "off", stake: 5n }));
    expect(refused).toMatchObject({ outcome: "NOT_ADMITTED", refusal: { code: "GAME_NOT_AVAILABLE" } });
    const small = await test.wagering.apply(stakeOf("bea", 1, { stake: 5n }));
    expect(small.refusal).toEqual({ code: "LIMIT_EXCEEDED", details: { min: 0.1, max: 4 } });
    // The refused stake was not stored, so its id can be used again.
    expect((await test.wagering.apply(stakeOf("bea", 1))).outcome).toBe("POSTED");
  });

  it("holds however many stakes come at once, for each player alone", async () => {
    await test.addPlayer("cal", 10_000n);
    await test.addPlayer("dot", 10_000n);
    const stakes = Array.from({ length: 8 }, (_, number) => stakeOf("cal", number)).concat(stakeOf("dot", 1));
    const answers = await test.wagering.applyAll(stakes);
    const outcomes = answers.map(({ outcome, refusal }) => refusal?.code ?? outcome);
    expect(outcomes.filter((outcome) => outcome === "POSTED")).toHaveLength(6);
    expect(outcomes.filter((outcome) => outcome === "LOSS_LIMIT")).toHaveLength(3);
    expect(outcomes.at(-1)).toBe("POSTED");
  });

  it("answers a repeat as before, although the stake would not be admitted any more", async () => {
    expect(await test.wagering.apply(stakeOf("cal", 0))).toMatchObject({ outcome: "POSTED", replayed: true });
  });
});

describe("settlements", () => {
  it("reach every subscriber once, and their lag can be read", async () => {
    const { wagering, db, clock } = test;
    await test.addPlayer("eva", 1_000n);
    await wagering.apply(stakeOf("eva", 1));
    await wagering.apply({ ...about, playerId: "eva", kind: "settle", operationId: "s", payout: 150n });
    clock.advance(7_000);
    expect(await wagering.settlements.lag()).toEqual([
      { subscriber: "counter", waiting: 1, oldestSeconds: 7 },
      { subscriber: "auditor", waiting: 1, oldestSeconds: 7 },
    ]);
    const notified = await new Promise((resolve) => {
      const stop = wagering.settlements.subscribe("counter", async () => {
        const news = await db.transaction((tx) => wagering.settlements.take(tx, "counter", 10));
        void stop();
        resolve(news);
      });
    });
    expect(notified).toMatchObject([
      { wagerId: "w1", vertical: "sports", stakedMinor: 100n, ownStakedMinor: 100n, wonMinor: 150n },
    ]);
    expect((await wagering.settlements.lag()).map(({ waiting }) => waiting)).toEqual([0, 1]);
  });

  it("refuse a subscriber that is not in the list", () => {
    expect(() => test.wagering.settlements.subscribe("stranger", async () => {})).toThrow("stranger");
  });
});
