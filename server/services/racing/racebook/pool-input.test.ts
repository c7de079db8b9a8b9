import { poolRulesOf } from "@parlour/racing";
import { expect, test } from "vitest";
import type { Queryable } from "../../../kit/database.ts";
import { poolInputOf } from "./pool-input.ts";
import type { RaceRow } from "./race-store.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute));

/** A finished race in which runner 4 was withdrawn at minute 10. */
const raceOff = (minute: number): RaceRow =>
  ({
    state: "OFFICIAL",
    date: "2026-05-01",
    offAt: at(minute),
    card: { runners: [1, 2, 3, 4].map((number) => ({ number, interest: number })) },
    withdrawals: [{ runner: 4, at: at(10).toISOString(), priceMilli: null }],
    finish: { order: [[1], [2], [3]] },
  }) as unknown as RaceRow;

test.each([
  { off: [5, 30], isLate: true },
  { off: [30, 5], isLate: true },
  { off: [30, 20], isLate: false },
])("a pool over races that start at minutes $off closes at the first of them", async ({ off, isLate }) => {
  const pool = {
    type: "daily-double" as const,
    currency: "USD",
    rules: poolRulesOf("daily-double"),
    carryInMinor: 0n,
  };
  const { races } = await poolInputOf({} as Queryable, pool, off.map(raceOff), []);
  expect(races.map(({ scratchedLate }) => scratchedLate)).toEqual(races.map(() => (isLate ? [4] : [])));
});
