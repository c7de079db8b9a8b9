import type { Selection } from "../bets/count-lines.ts";
import type { PoolRules } from "./pool-rules.ts";
import type { Tier, WinningGroup } from "./winning-group.ts";

/** A bet in a pool: its lines as selections, each line staked with `unitMinor`. */
export interface PoolBet {
  id: string;
  unitMinor: bigint;
  selections: readonly Selection[];
}

/** One dividend and everything that it pays. */
export interface Award {
  kind: "winner" | "minor" | "consolation";
  group: WinningGroup;
  /** For `rules.unitMinor` staked. */
  dividendMinor: bigint;
  stakesMinor: bigint;
  payoutMinor: bigint;
}

const linesOf = (bet: PoolBet, group: WinningGroup): bigint =>
  BigInt(bet.selections.reduce((sum, selection) => sum + group.linesOf(selection), 0));

export const stakesOn = (bets: readonly PoolBet[], group: WinningGroup): bigint =>
  bets.reduce((sum, bet) => sum + bet.unitMinor * linesOf(bet, group), 0n);

/** What one bet wins at a dividend. Fractions of a minor unit stay in the pool, as breakage. */
export const payoutOf = (
  bet: PoolBet,
  { group, dividendMinor }: Pick<Award, "group" | "dividendMinor">,
  { unitMinor }: PoolRules,
): bigint => (bet.unitMinor * linesOf(bet, group) * dividendMinor) / unitMinor;

/** The dividend before rounding is stake plus profit; a share of nothing, or of a loss, returns the minimum. */
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
 * Divides an amount among the groups of a tier that somebody backed: their stakes come back, and the profit
 * is shared by weight. Returns nothing if no bet is on any group.
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

/** The first tier that anybody backed. */
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
