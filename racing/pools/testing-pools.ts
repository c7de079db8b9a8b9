import { expect } from "vitest";
import type { PoolType } from "../bets/bet-types.ts";
import { straight } from "../bets/build-selection.ts";
import type { PoolBet } from "./distribute.ts";
import { type PoolRace, plainRace } from "./pool-race.ts";
import { type PoolRules, poolRulesOf } from "./pool-rules.ts";
import { type PoolInput, settlePool } from "./settle-pool.ts";
import { checkStatement, imbalanceOf, poolStatement } from "./statement.ts";

export const field = [1, 2, 3, 4, 5, 6];
/** Bets such as `"3-1": 400`: a line, and the stake on it in whole units of 1.00. */
const betsOf = (lines: Record<string, number>): PoolBet[] =>
  Object.entries(lines).map(([line, units]) => ({
    id: line,
    unitMinor: BigInt(units) * 100n,
    selections: [straight(...line.split("-").map(Number))],
  }));
/** Settles a pool, and checks that the money balances and the statement can be recomputed. */
export const settle = (
  type: PoolType,
  lines: Record<string, number>,
  races: PoolRace | PoolRace[],
  more: Partial<PoolRules> & Pick<PoolInput, "carryInMinor" | "isMandatory"> = {},
) => {
  const { carryInMinor = 0n, isMandatory = false, ...rules } = more;
  const input: PoolInput = {
    // A takeout of 20% and a break step of 0.10 keep the arithmetic readable; 1.05 is the usual minimum at
    // racetracks.
    rules: { ...poolRulesOf(type), takeoutBps: 2000, minimumDividendMinor: 105n, ...rules },
    races: [races].flat(),
    bets: betsOf(lines),
    carryInMinor,
    isMandatory,
  };
  const settled = settlePool(input);
  expect(imbalanceOf(settled)).toBe(0n);
  expect(checkStatement(input, poolStatement(input))).toEqual([]);
  return {
    ...settled,
    pays: Object.fromEntries(settled.dividends.map((one) => [one.key, Number(one.dividendMinor)])),
  };
};
export const finish = (...order: (number | number[])[]): PoolRace =>
  plainRace(
    field,
    order.map((one) => [one].flat()),
  );
export const coupled = (race: PoolRace): PoolRace => ({
  ...race,
  // Runners 1 and 6 are coupled as one interest.
  entries: field.map((runner) => ({ runner, interest: runner === 6 ? 1 : runner })),
});
