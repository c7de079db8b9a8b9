import type { Programme } from "./bonus-api.ts";

export type Tier = Programme["plan"]["tiers"][number];

/** The figures of a tier that operators can change, with their labels. */
export const tierFields = {
  threshold: "Tier points required",
  cashRatePpm: "Cash value per point, in millionths of a currency unit",
  bonusRatePpm: "Bonus value per point, in millionths of a currency unit",
  pointsPercent: "Points per tier point, in percent",
} as const;
export type TierField = keyof typeof tierFields;

export const tierFieldNames = Object.keys(tierFields) as TierField[];

/** Lists the figures of all tiers by name, to show the differences between two versions. */
export function flattenTiers(tiers: readonly Tier[]): Record<string, number> {
  return Object.fromEntries(
    tiers.flatMap((tier) => tierFieldNames.map((field) => [`${tier.name.en}: ${field}`, tier[field]])),
  );
}
