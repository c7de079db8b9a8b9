import { expect, test } from "vitest";
import { newerPools } from "./newer-pools.ts";

const reading = (bets: number, total: number) => ({
  currency: "USD",
  unit: 1,
  pools: [{ poolId: "pool_1", type: "win" as const, bets, total, carriedIn: 0, probables: [], pairs: [] }],
});

test("shows a pool's newer totals, and those with as many bets, but never older ones", () => {
  expect(newerPools(reading(2, 20), reading(3, 30)).pools[0]!.total).toBe(30);
  expect(newerPools(reading(2, 20), reading(2, 15)).pools[0]!.total).toBe(15);
  expect(newerPools(reading(3, 30), reading(2, 20)).pools[0]!.total).toBe(30);
});

test("keeps pools that an update does not contain, and adds new ones", () => {
  const other = { ...reading(1, 5).pools[0]!, poolId: "pool_2" };
  const both = { ...reading(2, 20), pools: [...reading(2, 20).pools, other] };
  expect(newerPools(both, reading(3, 30)).pools.map(({ poolId, total }) => [poolId, total])).toEqual([
    ["pool_1", 30],
    ["pool_2", 5],
  ]);
  expect(newerPools(reading(2, 20), { ...both, pools: [other] }).pools).toHaveLength(2);
});
