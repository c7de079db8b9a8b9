import { retryPayout as call } from "@parlour/contracts/calls/money/payment/retry-payout";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isOwnerLocked } from "../decide.ts";
import type { PaymentParts } from "../parts.ts";
import { payoutJob } from "../settle-withdrawal.ts";
import { lockWithdrawal } from "../withdrawal-store.ts";

/** Sends a payout again. The provider recognises the reference, so a retry does not pay twice. */
export function retryPayout(parts: PaymentParts): Route {
  const { kit } = parts;
  return route(call, ({ params: { id }, body, operator }) =>
    kit.db.transaction(async (tx) => {
      const withdrawal = await lockWithdrawal(tx, id);
      if (withdrawal === undefined) return refuse("NOT_FOUND");
      if (withdrawal.status !== "APPROVED") return refuse("CONFLICT");
      if (await isOwnerLocked(parts, tx, withdrawal)) return refuse("CONFLICT");
      await kit.jobs.enqueue(tx, payoutJob, { id }, { singletonKey: id });
      await operator.audit(tx, {
        subject: `withdrawal:${id}`,
        before: { status: withdrawal.status },
        after: { status: withdrawal.status, payout: "asked again" },
        reason: body.reason,
      });
      return { ok: true } as const;
    }),
  );
}
