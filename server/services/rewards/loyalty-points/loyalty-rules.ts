import type { ProgrammePlan, TierPlan } from "@parlour/contracts/entities/loyalty-programme";
import { contributionPercent } from "@parlour/rules/contribution";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import type { GameKind } from "../../../kit/ports/game-kinds.ts";

const million = 1_000_000n;

/** Tier points for a stake, in millionths of a point; below zero for stakes that were given back. */
export function earnedMicro(
  plan: ProgrammePlan,
  stake: { stakedMinor: bigint; currency: string; productId: string },
  kind: GameKind,
): bigint {
  const percent = BigInt(contributionPercent(plan.contribution, { gameId: stake.productId, ...kind }));
  return (
    (stake.stakedMinor * percent * million) / (100n * currencyUnitMinor(stake.currency, plan.unitsMinor))
  );
}

/** What points are worth: never more than exactly. */
export function worthMinor(plan: ProgrammePlan, points: bigint, ratePpm: number, currency: string): bigint {
  return (points * BigInt(ratePpm) * currencyUnitMinor(currency, plan.unitsMinor)) / million;
}

/** The fewest points that are worth the smallest coin. */
export function fewestPoints(plan: ProgrammePlan, ratePpm: number, currency: string): bigint {
  const perPoint = BigInt(ratePpm) * currencyUnitMinor(currency, plan.unitsMinor);
  return (million + perPoint - 1n) / perPoint;
}

/** Whole points out of millionths, and what is left over; for less than nothing, rounded down. */
export function wholePoints(micro: bigint): { points: bigint; restMicro: bigint } {
  const restMicro = ((micro % million) + million) % million;
  return { points: (micro - restMicro) / million, restMicro };
}

/** Tiers stand from the lowest up; the first one is everybody's. */
export function tierFor({ tiers }: ProgrammePlan, tierPoints: bigint): TierPlan {
  return tiers.findLast(({ threshold }) => tierPoints >= BigInt(threshold)) ?? tiers[0]!;
}

/** A tier that is no longer in the programme counts as the lowest. */
export function tierById({ tiers }: ProgrammePlan, id: string): TierPlan {
  return tiers.find((tier) => tier.id === id) ?? tiers[0]!;
}

export function nextTier({ tiers }: ProgrammePlan, tier: TierPlan): TierPlan | undefined {
  return tiers[tiers.indexOf(tier) + 1];
}

/** Points lift at once; nothing that happens within a window lowers. */
export function tierAfterPoints(plan: ProgrammePlan, current: TierPlan, tierPoints: bigint): TierPlan {
  const earned = tierFor(plan, tierPoints);
  return plan.tiers.indexOf(earned) > plan.tiers.indexOf(current) ? earned : current;
}

/** When the window ends, a tier that was not earned again is left, one step at a time. */
export function tierAfterWindow(plan: ProgrammePlan, current: TierPlan, tierPoints: bigint): TierPlan {
  const earned = plan.tiers.indexOf(tierFor(plan, tierPoints));
  return plan.tiers[Math.max(earned, plan.tiers.indexOf(current) - 1, 0)]!;
}
