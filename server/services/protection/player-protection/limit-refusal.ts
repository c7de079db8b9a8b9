import { amountOf } from "@parlour/rules/money";
import type { LimitKind, LimitPeriod } from "@parlour/rules/protection-limits";

/** The details of LIMIT_REACHED, in the units of the API. */
export type LimitDetails = {
  kind: LimitKind;
  period: LimitPeriod;
  limit: number;
  remaining: number;
  currency: string | null;
  freesAt: string | null;
};

/** Converts the amount of a limit for the API: major units of the currency, or minutes for TIME. */
export function wireAmount(kind: LimitKind, amount: bigint, currency: string): number {
  return kind === "TIME" ? Math.floor(Number(amount) / 60) : amountOf(amount, currency);
}

/**
 * Returns what is left of a limit: never more than the limit itself, even if wins exceed stakes, and never below zero.
 */
export function leftOf(limit: bigint, used: bigint): bigint {
  if (used <= 0n) return limit;
  return used >= limit ? 0n : limit - used;
}

export function limitDetails(
  { kind, period, currency }: { kind: LimitKind; period: LimitPeriod; currency: string },
  { limit, used, freesAt }: { limit: bigint; used: bigint; freesAt: Date | null },
): LimitDetails {
  return {
    kind,
    period,
    limit: wireAmount(kind, limit, currency),
    remaining: wireAmount(kind, leftOf(limit, used), currency),
    currency: kind === "TIME" ? null : currency,
    freesAt: freesAt?.toISOString() ?? null,
  };
}
