import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import { minorUnitsOf } from "@parlour/rules/money";
import type { LimitName } from "./limit-store.ts";

export type PlaceLimitRow = LimitName & {
  /** The amount in minor units of the currency, or in seconds for TIME. */
  amount: bigint;
  currency: string;
};

/** Returns the jurisdiction's limits in the units in which players' limits are stored. */
export function placeLimitsOf({ limits }: Pick<Jurisdiction, "limits">): PlaceLimitRow[] {
  return limits.map(({ kind, period, amount, currency }) => ({
    kind,
    period,
    amount: kind === "TIME" ? BigInt(Math.round(amount * 60)) : minorUnitsOf(amount, currency ?? ""),
    currency: currency ?? "",
  }));
}

/** Returns whether the jurisdiction limits losses or total stakes, which requires counting the player's stakes. */
export function needsTotals({ limits }: Pick<Jurisdiction, "limits">): boolean {
  return limits.some(({ kind }) => kind === "LOSS" || kind === "STAKED");
}
