import type { CommissionKind } from "@parlour/contracts/enumerations";
import { thresholdIn } from "@parlour/rules/currency-unit";
import type { Money } from "@parlour/rules/money";

/** The commission plan, in minor units of the affiliate's currency. */
export type Plan = {
  version: number;
  kind: CommissionKind;
  cpaMinor: bigint;
  cpaMinimumMinor: bigint;
  shareBasisPoints: number;
  carriesOver: boolean;
  fromMonth: string;
};

const wholeBasisPoints = 10_000n;

/** Returns the commission for one player, always rounded down, even if it is negative. */
export function shareOf(netMinor: bigint, shareBasisPoints: number): bigint {
  const product = netMinor * BigInt(shareBasisPoints);
  const quotient = product / wholeBasisPoints;
  return product < 0n && product % wholeBasisPoints !== 0n ? quotient - 1n : quotient;
}

export type MonthFigures = { cpaMinor: bigint; shareMinor: bigint; carriedInMinor: bigint };

/**
 * Returns the amounts that a month pays and carries over. A negative revenue share never reduces CPA amounts; it is
 * carried over, or written off if the plan says so. CPA amounts whose deposits were reversed are always deducted.
 */
export function settleMonth(
  plan: Pick<Plan, "carriesOver">,
  { cpaMinor, shareMinor, carriedInMinor }: MonthFigures,
): { commissionMinor: bigint; carriedOutMinor: bigint } {
  const counted = plan.carriesOver ? shareMinor : atLeastZero(shareMinor);
  const ownShare = carriedInMinor + counted;
  const due = cpaMinor + atLeastZero(ownShare);
  return {
    commissionMinor: atLeastZero(due),
    carriedOutMinor: atMostZero(ownShare) + atMostZero(due),
  };
}

function paysCpa({ kind }: Pick<Plan, "kind">): boolean {
  return kind !== "REVENUE_SHARE";
}

/**
 * Returns whether a deposit earns the CPA. The minimum is agreed in the affiliate's currency and converted with fixed
 * ratios, so that no exchange rate affects it.
 */
export function earnsCpa(
  plan: Pick<Plan, "kind" | "cpaMinimumMinor">,
  planCurrency: string,
  { amountMinor, currency }: Money,
): boolean {
  return paysCpa(plan) && amountMinor >= thresholdIn(plan.cpaMinimumMinor, planCurrency, currency);
}

export function paysShare({ kind }: Pick<Plan, "kind">): boolean {
  return kind !== "CPA";
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}

function atMostZero(amount: bigint): bigint {
  return amount < 0n ? amount : 0n;
}
