import type { ProgrammePlan, TierPlan } from "@parlour/contracts/entities/loyalty-programme";
import { contributionPercent } from "@parlour/rules/contribution";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";

const million = 1_000_000n;

/** Returns the tier points for a stake, in millionths of a point; negative for refunded stakes. */
export function earnedMicro(
  plan: ProgrammePlan,
  stake: { stakedMinor: bigint; currency: string; productId: string; vertical: string },
  kind: GameKind,
): bigint {
  const { productId: gameId, vertical } = stake;
  const percent = BigInt(contributionPercent(plan.contribution, { ...kind, gameId, vertical }));
  return (
    (stake.stakedMinor * percent * million) / (100n * currencyUnitMinor(stake.currency, plan.unitsMinor))
  );
}

/** Returns the value of points, rounded down. */
export function worthMinor(plan: ProgrammePlan, points: bigint, ratePpm: number, currency: string): bigint {
  return (points * BigInt(ratePpm) * currencyUnitMinor(currency, plan.unitsMinor)) / million;
}

/** Returns the fewest points that are worth at least one minor unit. */
export function fewestPoints(plan: ProgrammePlan, ratePpm: number, currency: string): bigint {
  const perPoint = BigInt(ratePpm) * currencyUnitMinor(currency, plan.unitsMinor);
  return (million + perPoint - 1n) / perPoint;
}

/** Splits millionths into whole points and a remainder, rounding negative values down. */
export function wholePoints(micro: bigint): { points: bigint; restMicro: bigint } {
  const restMicro = ((micro % million) + million) % million;
  return { points: (micro - restMicro) / million, restMicro };
}

/** Returns the tier for a number of points. Tiers are in ascending order; everyone has at least the first. */
export function tierFor({ tiers }: ProgrammePlan, tierPoints: bigint): TierPlan {
  return tiers.findLast(({ threshold }) => tierPoints >= BigInt(threshold)) ?? tiers[0]!;
}

/** Finds a tier by id. A tier that no longer exists counts as the lowest. */
export function tierById({ tiers }: ProgrammePlan, id: string): TierPlan {
  return tiers.find((tier) => tier.id === id) ?? tiers[0]!;
}

export function nextTier({ tiers }: ProgrammePlan, tier: TierPlan): TierPlan | undefined {
  return tiers[tiers.indexOf(tier) + 1];
}

/**
 * Returns the tier after earning points. Points can raise the tier immediately; a tier is never lowered
 * before the player's tier period ends.
 */
export function tierAfterPoints(plan: ProgrammePlan, current: TierPlan, tierPoints: bigint): TierPlan {
  const earned = tierFor(plan, tierPoints);
  return plan.tiers.indexOf(earned) > plan.tiers.indexOf(current) ? earned : current;
}

/**
 * Returns the tier after a tier period ends. A player who has not earned the current tier again drops by one
 * tier at most.
 */
export function tierAfterWindow(plan: ProgrammePlan, current: TierPlan, tierPoints: bigint): TierPlan {
  const earned = plan.tiers.indexOf(tierFor(plan, tierPoints));
  return plan.tiers[Math.max(earned, plan.tiers.indexOf(current) - 1, 0)]!;
}

/** Checks that tier ids are unique, thresholds ascend and the lowest tier starts at zero. */
export function isLadder({ tiers }: Pick<ProgrammePlan, "tiers">): boolean {
  const rises = tiers.every((tier, index) => index === 0 || tier.threshold > tiers[index - 1]!.threshold);
  return rises && tiers[0]!.threshold === 0 && new Set(tiers.map(({ id }) => id)).size === tiers.length;
}

/** Returns everything that decides what stakes earn and what points are worth, by name. */
export function pointValues(plan: ProgrammePlan): Record<string, number> {
  const values: [string, number][] = plan.tiers.flatMap((tier) => [
    [`${tier.id} from`, tier.threshold],
    [`${tier.id} cash value`, tier.cashRatePpm],
    [`${tier.id} bonus value`, tier.bonusRatePpm],
    [`${tier.id} points in percent`, tier.pointsPercent],
  ]);
  const named = (about: string, rates: Readonly<Record<string, number>>) =>
    Object.entries(rates).map(([name, rate]): [string, number] => [`${about} ${name}`, rate]);
  const { verticals, categories, games } = plan.contribution;
  return Object.fromEntries([
    ...values,
    ...named("stake per point in", plan.unitsMinor),
    ...named("contribution of vertical", verticals),
    ...named("contribution of category", categories),
    ...named("contribution of game", games),
    ["bonus wagering", plan.bonusWageringFactor],
  ]);
}
