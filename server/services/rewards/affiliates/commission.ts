import type { CommissionKind } from "@parlour/contracts/enumerations";
import { thresholdIn } from "@parlour/rules/currency-unit";
import type { Money } from "@parlour/rules/money";

/** How an affiliate is paid, in minor units of their currency. */
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

/** A player's share of commission. Rounded down on both sides of zero, so that lines add up the same every time. */
export function shareOf(netMinor: bigint, shareBasisPoints: number): bigint {
  const product = netMinor * BigInt(shareBasisPoints);
  const quotient = product / wholeBasisPoints;
  return product < 0n && product % wholeBasisPoints !== 0n ? quotient - 1n : quotient;
}

export type MonthFigures = { cpaMinor: bigint; shareMinor: bigint; carriedInMinor: bigint };

/**
 * What a month pays and what it leaves to the next. A share below zero never eats the amounts paid for new
 * depositors; it waits for better months, or is forgiven where the plan says so. Amounts taken back after a
 * reversed deposit are always set against what comes.
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
 * Whether a deposit earns the amount for a new depositor. The minimum is agreed in the affiliate's currency; a
 * deposit in another is held against as much of its own by the house's fixed measure, so that no rate decides.
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
