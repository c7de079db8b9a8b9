import type { ClosingPayouts } from "../../../kit/ports/closing-payouts.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { planPayout } from "./closing-payout.ts";
import type { PaymentParts } from "./parts.ts";
import { requestWithdrawal } from "./request-withdrawal.ts";
import { requireDocument } from "./require-document.ts";
import { findWithdrawal } from "./withdrawal-store.ts";

/** Pays out the balance when players close their own accounts; `closingPayout` does so for operators. */
export function createClosingPayouts(parts: PaymentParts): ClosingPayouts {
  return {
    async plan(playerId, target) {
      const unverified = await requireDocument(parts, playerId);
      if (unverified) return unverified;
      const plan = await planPayout(parts, playerId, target);
      if (isRefusal(plan)) return plan;
      const { method, amountMinor } = plan;
      const { feeMinor, currency } = method;
      return { method: method.name, label: plan.target.label, amountMinor, feeMinor, currency };
    },
    async request(id, playerId, target) {
      const unverified = await requireDocument(parts, playerId);
      if (unverified) return unverified;
      const plan = await planPayout(parts, playerId, target);
      if (isRefusal(plan)) return plan;
      const row = await requestWithdrawal(parts.kit, { ...plan, id });
      return isRefusal(row) ? row : undefined;
    },
    async statusOf(id) {
      return (await findWithdrawal(parts.kit.db, id))?.status ?? null;
    },
  };
}
