import type { Selection } from "../bets/count-lines.ts";
import type { PoolRules } from "./pool-rules.ts";
import type { Tier, WinningGroup } from "./winning-group.ts";

/** A bet in a pool: its lines as selections, with `unitMinor` staked on each line. */
export interface PoolBet {
  id: string;
  unitMinor: bigint;
  selections: readonly Selection[];
}

/** A dividend, with the lines that it pays and their stakes and payouts. */
export interface Award {
  kind: "winner" | "minor" | "consolation";
  group: WinningGroup;
  /** The dividend for `rules.unitMinor` staked. */
  dividendMinor: bigint;
  stakesMinor: bigint;
  payoutMinor: bigint;
}

const linesOf = (bet: PoolBet, group: WinningGroup): bigint =>
  BigInt(bet.selections.reduce((sum, selection) => sum + group.linesOf(selection), 0));

export const stakesOn = (bets: readonly PoolBet[], group: WinningGroup): bigint =>
  bets.reduce((sum, bet) => sum + bet.unitMinor * linesOf(bet, group), 0n);

/** The payout of one bet at a dividend. Fractions of a minor unit stay in the pool as breakage. */
export const payoutOf = (
  bet: PoolBet,
  { group, dividendMinor }: Pick<Award, "group" | "dividendMinor">,
  { unitMinor }: PoolRules,
): bigint => (bet.unitMinor * linesOf(bet, group) * dividendMinor) / unitMinor;

/** Computes a dividend: stake plus profit, rounded down to the break step and never below the minimum. */
export function dividend(
  {
    profitMinor,
    weight,
    weights,
    stakesMinor,
  }: Record<"profitMinor" | "weight" | "weights" | "stakesMinor", bigint>,
  rules: PoolRules,
): bigint {
  const unbroken = rules.unitMinor + (rules.unitMinor * profitMinor * weight) / (weights * stakesMinor);
  const broken = unbroken - (unbroken % rules.breakStepMinor);
  if (broken < rules.minimumDividendMinor) return rules.minimumDividendMinor;
  return broken;
}

/**
 * Divides an amount among the groups of a tier that have bets: stakes are returned first, and the profit is
 * shared by weight. Returns an empty list if no group has a bet.
 */
export function distribute(
  amountMinor: bigint,
  tier: Tier,
  bets: readonly PoolBet[],
  rules: PoolRules,
  kind: Award["kind"] = "winner",
): Award[] {
  const covered = tier
    .map((group) => ({ group, stakesMinor: stakesOn(bets, group) }))
    .filter(({ stakesMinor }) => stakesMinor > 0n);
  const profitMinor = covered.reduce((left, { stakesMinor }) => left - stakesMinor, amountMinor);
  const weights = covered.reduce((sum, { group }) => sum + group.weight, 0n);
  return covered.map(({ group, stakesMinor }) => {
    const dividendMinor = dividend({ profitMinor, weight: group.weight, weights, stakesMinor }, rules);
    const payoutMinor = bets.reduce((sum, bet) => sum + payoutOf(bet, { group, dividendMinor }, rules), 0n);
    return { kind, group, dividendMinor, stakesMinor, payoutMinor };
  });
}

/** Pays the first tier that has any bets on it. */
export function distributeFirst(
  amountMinor: bigint,
  tiers: readonly Tier[],
  bets: readonly PoolBet[],
  rules: PoolRules,
): Award[] {
  for (const tier of tiers) {
    const awards = distribute(amountMinor, tier, bets, rules);
    if (awards.length > 0) return awards;
  }
  return [];
}
