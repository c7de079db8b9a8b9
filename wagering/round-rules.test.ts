import { houseAccount } from "@parlour/ledger";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide, refuseEarly } from "./decide.ts";
import type { Grant, PoolState } from "./decision.ts";
import type { OpenRound, StepRound } from "./operation.ts";
import { about, now, place, purse, stateOf, wagerOf } from "./testing/state.ts";

const open = (change: Partial<OpenRound> = {}): OpenRound => ({
  ...about,
  kind: "open",
  operationId: "op",
  sessionId: null,
  grantId: null,
  stake: 100n,
  win: 0n,
  ends: true,
  jackpotTier: null,
  draw: null,
  ...change,
});
const step = (sequence: number): StepRound => ({
  ...about,
  kind: "step",
  operationId: "step",
  sequence,
  stake: 0n,
  win: 0n,
  ends: false,
  jackpotTier: null,
});
const early = (state: Parameters<typeof refuseEarly>[0], operation: Parameters<typeof refuseEarly>[1]) =>
  refuseEarly(state, operation)?.answer.outcome ?? null;

describe("a round", () => {
  it("is not opened beside another open round of the product", () => {
    expect(early(stateOf({ openWager: "other" }), open())).toBe("ROUND_OPEN");
    expect(early(stateOf(), open())).toBeNull();
  });

  it("takes the next draw of its seed, and no other", () => {
    const draw = (number: number) => open({ draw: { key: "seed", number } });
    expect(early(stateOf({ drawsUsed: 3 }), draw(2))).toBe("DRAW_TAKEN");
    expect(early(stateOf({ drawsUsed: 3 }), draw(4))).toBe("DRAW_TAKEN");
    expect(early(stateOf({ drawsUsed: 3 }), draw(3))).toBeNull();
  });

  it("takes a step only in the sequence that the caller read", () => {
    const state = stateOf({ wager: wagerOf({ sequence: 2 }) });
    expect(early(state, step(1))).toBe("SEQUENCE");
    expect(early(state, step(3))).toBe("SEQUENCE");
    expect(early(state, step(2))).toBeNull();
  });
});

describe("a grant", () => {
  const grant: Grant = {
    id: "g",
    productId: about.productId,
    currency: "USD",
    stake: 100n,
    left: 1,
    isExpired: false,
    credit: "cash",
  };
  const outcome = (change: Partial<Grant>, stake = 100n) =>
    decide(stateOf({ grant: { ...grant, ...change } }), place({ grantId: "g", stake }), now).answer.outcome;

  it("pays only for its product, currency and stake, while some are left and it has not expired", () => {
    expect(outcome({})).toBe("POSTED");
    for (const change of [
      { isExpired: true },
      { productId: "another" },
      { currency: "EUR" },
      { left: 0 },
      { stake: 99n },
      { id: "h" },
    ]) {
      expect([change, outcome(change)]).toEqual([change, "GRANT_UNUSABLE"]);
    }
  });

  it("gets every stake of a voided wager back, unless part of it was cashed out", () => {
    const wager = wagerOf({ grantId: "g", staked: 300n, purses: [] });
    const void_ = { ...about, kind: "void", operationId: "v" } as const;
    expect(decide(stateOf({ grant, wager }), void_, now).grantUse).toEqual({ id: "g", change: -3 });
    const cashed = { ...wager, cashedOut: 100n };
    expect(decide(stateOf({ grant, wager: cashed }), void_, now).grantUse).toBeNull();
  });
});

it("a pool grows by its share of every stake, pays what it holds and keeps the fraction", () => {
  const jackpots = houseAccount("jackpots", "USD").id;
  const random = fc.record({
    ratePpm: fc.bigInt({ min: 1n, max: 50_000n }),
    seed: fc.bigInt({ min: 1n, max: 10_000n }),
    stakes: fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { minLength: 1, maxLength: 20 }),
  });
  fc.assert(
    fc.property(random, ({ ratePpm, seed, stakes }) => {
      let pool: PoolState = { tier: "GRAND", ratePpm, seed, amountMicro: seed * 1_000_000n };
      // The money that the ledger holds for the pool.
      let held = seed;
      let [paid, fed] = [0n, 0n];
      stakes.forEach((stake, index) => {
        const isLast = index === stakes.length - 1;
        const purses = [purse("cash:USD", 1_000n)];
        const operation = open({ stake, jackpotTier: isLast ? "GRAND" : null });
        const decision = decide(stateOf({ purses, pools: [pool] }), operation, now);
        for (const { from, to, amountMinor } of decision.postings[0]!.transfers) {
          if (to.id === jackpots) held += amountMinor;
          if (from.id === jackpots) held -= amountMinor;
        }
        fed += stake * ratePpm;
        paid += decision.answer.jackpot;
        const { isWon: _isWon, ...after } = decision.pools[0]!;
        pool = after;
        expect(held).toBe(pool.amountMicro / 1_000_000n);
      });
      // No money is lost: two seeds plus the contributions equal the amount paid plus the amount left in the pool.
      expect(paid * 1_000_000n + pool.amountMicro).toBe(2n * seed * 1_000_000n + fed);
    }),
  );
});
