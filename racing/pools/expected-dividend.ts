import type { PoolRules } from "./pool-rules.ts";

/**
 * What a pool with a single price would pay if the public bet by the model's chances: a guide before there is
 * any money in it.
 */
export function expectedDividend(chance: number, rules: PoolRules): bigint {
  if (!(chance > 0 && chance <= 1)) throw new RangeError("A chance is above 0 and at most 1.");
  const unbroken = BigInt(Math.floor((Number(rules.unitMinor) * (1 - rules.takeoutBps / 10_000)) / chance));
  const broken = unbroken - (unbroken % rules.breakStepMinor);
  if (broken < rules.minimumDividendMinor) return rules.minimumDividendMinor;
  return broken;
}
