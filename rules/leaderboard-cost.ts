import { minorUnitsOf } from "./money.ts";
import { roughDollars } from "./stake-limits.ts";

type Prizes = { prizes: readonly { places: number; amount: number }[]; currency: string };

/** Returns the total of a leaderboard's prizes, which is the most it can cost. */
export function prizeTotalMinor({ prizes, currency }: Prizes): bigint {
  return prizes.reduce(
    (sum, { places, amount }) => sum + minorUnitsOf(amount, currency) * BigInt(places),
    0n,
  );
}

/** Returns the actions that the two-person policy checks, with the cost in approximate US dollars. */
export function leaderboardActions(plan: Prizes): { action: string; amount: number }[] {
  return [{ action: "LEADERBOARD", amount: roughDollars(prizeTotalMinor(plan), plan.currency) }];
}
