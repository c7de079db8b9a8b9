import type { PaymentFlow } from "@parlour/contracts/entities/payment-kind";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { type Refusal, refuse } from "../../../kit/refusal.ts";

export type Limits = { currency: string; min: number; max: number; fee: number };
export type MinorLimits = { min_minor: string; max_minor: string; fee_minor: string };

export const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });

/**
 * Returns the limits and fee in minor units, or the reason why they are not possible. A method whose provider is not
 * configured is checked without the provider's own limits.
 */
export function checkLimits(
  { currency, min, max, fee }: Limits,
  flow: PaymentFlow | undefined,
): MinorLimits | Refusal {
  const [minMinor, maxMinor] = [parseAmount(min, currency), parseAmount(max, currency)];
  const feeMinor = fee === 0 ? 0n : parseAmount(fee, currency);
  if (isAmountFault(minMinor) || isAmountFault(maxMinor) || isAmountFault(feeMinor)) {
    return impossible(`an amount has more decimals than ${currency} allows, or is too large`);
  }
  if (minMinor > maxMinor) return impossible("the minimum is above the maximum");
  if (feeMinor >= minMinor) return impossible("the fee must be below the minimum");
  if (flow !== undefined) {
    const own = flow.currencies.find((one) => one.currency === currency);
    if (own === undefined) return impossible(`the provider does not support ${currency}`);
    if (min < own.min || max > own.max) {
      return impossible(`the provider accepts ${own.min} to ${own.max} ${currency}`);
    }
    if (feeMinor > 0n && !flow.fees) return impossible("this kind of method has no fee");
  }
  return { min_minor: `${minMinor}`, max_minor: `${maxMinor}`, fee_minor: `${feeMinor}` };
}
