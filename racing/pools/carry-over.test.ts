import { describe, expect, it } from "vitest";
import { finish, settle } from "./testing-pools.ts";

describe("carry-over", () => {
  const races = [1, 2, 3, 4, 5, 6].map((one) => finish(one));
  const five = { "1-2-3-4-5-1": 10, "2-1-3-4-5-1": 90 };

  it("grows over three days until a line names all six", () => {
    // Each day 100 is staked and 80 is left after takeout: 20 is paid to lines with five of the six winners,
    // and 60 is carried over.
    const first = settle("pick-6", five, races);
    expect(first).toMatchObject({ carryOverMinor: 6_000n, outcome: "paid", pays: { "5/6": 200 } });
    const second = settle("pick-6", five, races, { carryInMinor: first.carryOverMinor });
    expect(second.carryOverMinor).toBe(12_000n);
    // Lines with all six winners, with stakes of 10, share 180: 60 from this day and 120 carried over. Lines
    // with five winners, also with stakes of 10, share 20.
    const third = settle("pick-6", { "1-2-3-4-5-6": 10, "1-2-3-4-5-1": 10, "6-6-6-6-6-1": 80 }, races, {
      carryInMinor: second.carryOverMinor,
    });
    expect(third).toMatchObject({ carryOverMinor: 0n, pays: { "6/6": 1800, "5/6": 200 } });
  });

  it("everything carries over when nobody has even one winner", () => {
    const pool = settle("pick-6", { "6-6-6-6-6-1": 100 }, races, { carryInMinor: 500n });
    expect(pool).toMatchObject({ outcome: "carried", carryOverMinor: 8_500n, payoutsMinor: 0n });
  });

  it("a minor share that cannot pay the minimum is carried over as well, so it never costs the house", () => {
    // The minor share of 20 for stakes of 50 would be a dividend of 0.40. Paying the minimum of 1.05 instead
    // would cost the house money.
    const pool = settle("pick-6", { "1-2-3-4-5-1": 50, "6-6-6-6-6-1": 50 }, races);
    expect(pool).toMatchObject({ outcome: "carried", carryOverMinor: 8_000n, subsidyMinor: 0n });
    // The main share of 60 is too small for the minimum on stakes of 95 with all six winners, so those lines
    // also get the minor share.
    const full = settle("pick-6", { "1-2-3-4-5-6": 95, "1-2-3-4-5-1": 5 }, races);
    expect(full).toMatchObject({ pays: { "6/6": 105 }, subsidyMinor: 9_975n - 8_000n });
  });

  it("a pool without a minor share pays nothing and carries all of it", () => {
    const pool = settle("pick-5", { "1-2-3-4-1": 100 }, races.slice(0, 5));
    expect(pool).toMatchObject({ outcome: "carried", carryOverMinor: 8_000n, payoutsMinor: 0n });
  });

  it("on the last day it goes to most winners", () => {
    const pool = settle("pick-6", { "1-2-3-4-5-1": 50, "6-6-6-6-6-1": 50 }, races, {
      carryInMinor: 12_000n,
      isMandatory: true,
    });
    expect(pool).toMatchObject({ carryOverMinor: 0n, pays: { "5/6": 400 } });
  });

  it("the minor share joins the major when only full lines were sold", () => {
    expect(settle("pick-6", { "1-2-3-4-5-6": 10 }, races, { carryInMinor: 12_000n }).pays).toEqual({
      "6/6": 1280,
    });
  });

  it("waits when a race is abandoned, and when the pool is refunded", () => {
    const abandoned = { ...finish(1), order: null };
    const pool = settle("pick-6", { "1-2-3-4-5-1": 20, "2-2-2-2-2-2": 80 }, races.with(5, abandoned), {
      carryInMinor: 12_000n,
    });
    expect(pool).toMatchObject({ carryOverMinor: 12_000n, pays: { "5/5": 400 } });
    const refunded = settle(
      "pick-6",
      { "1-2-3-4-5-1": 20 },
      [...races.slice(0, 3), abandoned, abandoned, abandoned],
      { carryInMinor: 12_000n },
    );
    expect(refunded).toMatchObject({ outcome: "refunded", carryOverMinor: 12_000n, refundsMinor: 2_000n });
  });
});
