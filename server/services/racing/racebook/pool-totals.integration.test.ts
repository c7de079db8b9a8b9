import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import type { Reader } from "@parlour/wagering/admission";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertBets, type NewBet } from "./bet-store.ts";
import { createPoolTotals } from "./pool-totals.ts";

let handle: KitHandle;
const migrations = new URL("./migrations/", import.meta.url);
const pools = ["pool_a", "pool_b"];

beforeAll(async () => {
  handle = await openTestKit({ services: [{ name: "racebook", migrations }] });
});
afterAll(() => handle.close());
beforeEach(async () => {
  await handle.kit.db.query("delete from racing_bets");
});

let bets = 0;
const betOn = (poolId: string, interest: number, unitMinor: bigint): NewBet => ({
  id: `bet_${bets++}`,
  playerId: "ann",
  currency: "USD",
  market: "POOL",
  type: "win",
  raceId: "race_1",
  raceVersion: 1,
  pricesVersion: 1,
  poolId,
  selections: [[[interest]]],
  lines: 2,
  unitMinor,
  stakeMinor: unitMinor * 2n,
  priceMilli: null,
  isBestOdds: false,
  placedAt: new Date(0),
});
const place = async (tx: Reader, ...placed: Parameters<typeof betOn>) => {
  const { text, values } = insertBets([betOn(...placed)]);
  await tx.query(text, values);
};

test("each bet counts once, however bets and reads alternate", async () => {
  const { db } = handle.kit;
  const step = fc.oneof(
    fc.record({ pool: fc.nat(1), interest: fc.nat(3), unit: fc.integer({ min: 1, max: 500 }) }),
    fc.constant("read" as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      await db.query("delete from racing_bets");
      const readTotals = createPoolTotals(db);
      const expected = pools.map(() => new Map<number, bigint>());
      for (const one of [...steps, "read" as const]) {
        if (one !== "read") {
          const units = expected[one.pool]!;
          units.set(one.interest, (units.get(one.interest) ?? 0n) + BigInt(one.unit));
          await place(db, pools[one.pool]!, one.interest, BigInt(one.unit));
          continue;
        }
        const whole = pools.map((id) => ({ id, isDetailed: false }));
        const detailed = pools.map((id) => ({ id, isDetailed: true }));
        const read = await readTotals([...whole, ...detailed], "USD");
        pools.forEach((_, pool) => {
          const units = expected[pool]!;
          const all = [...units.values()].reduce((sum, unit) => sum + unit, 0n);
          const found = read[pool]!.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
          expect(found).toBe(all * 2n);
          const each = read[pools.length + pool]!.map(({ selections, unitMinor }) => [
            selections![0]![0]![0]!,
            unitMinor,
          ]);
          expect(new Map(each as [number, bigint][])).toEqual(units);
        });
      }
    }),
    { numRuns: 30 },
  );
});

// The embedded engine has only one connection, so no other transaction can be running at the same time.
const onServer = process.env.TEST_DATABASE_URL !== undefined;
test.runIf(onServer)(
  "a bet counts once, and not before its commit, even if later ones commit first",
  async () => {
    const { db } = handle.kit;
    const readTotals = createPoolTotals(db);
    const units = async () => {
      const [sums] = await readTotals([{ id: "pool_a", isDetailed: true }], "USD");
      return sums!.reduce((sum, { unitMinor }) => sum + unitMinor, 0n);
    };
    const placed = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const slow = db.transaction(async (tx) => {
      await place(tx, "pool_a", 1, 1n);
      placed.resolve();
      await commit.promise;
    });
    await placed.promise;
    await place(db, "pool_a", 1, 10n);
    expect(await units()).toBe(10n);
    await place(db, "pool_a", 2, 100n);
    expect(await units()).toBe(110n);
    commit.resolve();
    await slow;
    expect(await units()).toBe(111n);
    expect(await units()).toBe(111n);
  },
);
