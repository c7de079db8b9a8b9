import type { Jurisdiction } from "@parlour/rules/jurisdiction";
import { minorUnitsOf } from "@parlour/rules/money";
import type { LimitName } from "./limit-store.ts";

export type PlaceLimitRow = LimitName & {
  /** Minor units of the currency; seconds for TIME. */
  amount: bigint;
  currency: string;
};

/** The jurisdiction's limits in the units in which players' limits are stored. */
export function placeLimitsOf({ limits }: Pick<Jurisdiction, "limits">): PlaceLimitRow[] {
  return limits.map(({ kind, period, amount, currency }) => ({
    kind,
    period,
    amount: kind === "TIME" ? BigInt(Math.round(amount * 60)) : minorUnitsOf(amount, currency ?? ""),
    currency: currency ?? "",
  }));
}

/** Limits on stakes over time need the player's stakes to be counted. */
export function needsTotals({ limits }: Pick<Jurisdiction, "limits">): boolean {
  return limits.some(({ kind }) => kind === "LOSS" || kind === "STAKED");
}
