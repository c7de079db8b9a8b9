import type { PoolRules } from "./pool-rules.ts";

/**
 * The dividend that a single-price pool would pay if the public bet in proportion to the model's chances. It is shown
 * as a guide before any money is in the pool.
 */
export function expectedDividend(chance: number, rules: PoolRules): bigint {
  if (!(chance > 0 && chance <= 1)) throw new RangeError("A chance is above 0 and at most 1.");
  const unbroken = BigInt(Math.floor((Number(rules.unitMinor) * (1 - rules.takeoutBps / 10_000)) / chance));
  const broken = unbroken - (unbroken % rules.breakStepMinor);
  if (broken < rules.minimumDividendMinor) return rules.minimumDividendMinor;
  return broken;
}
