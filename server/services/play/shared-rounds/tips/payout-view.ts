import type { DealerTipPayout } from "@parlour/contracts/entities/dealer-tip";
import { amountOf } from "@parlour/rules/money";
import type { TipPayout } from "./payout-store.ts";

export function toPayoutView({ amountMinor, paidAt, ...payout }: TipPayout): DealerTipPayout {
  return { ...payout, amount: amountOf(amountMinor, payout.currency), paidAt: paidAt.toISOString() };
}
