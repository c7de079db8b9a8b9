import { payDealerTips as call } from "@parlour/contracts/calls/play/shared-rounds/pay-dealer-tips";
import type { Kit } from "@parlour/server/kit/kit";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { payOutTips } from "../tips/pay-out-tips.ts";
import { toPayoutView } from "../tips/payout-view.ts";

export function payDealerTips(kit: Kit): Route {
  return route(call, async ({ body, operator }) => {
    if (body.dealerId === operator.id) return refuse("FORBIDDEN");
    const paid = await kit.db.transaction(async (tx) => {
      const done = await payOutTips(kit, tx, { ...body, paidBy: operator.id });
      if (isRefusal(done)) return done;
      const { payout, isNew } = done;
      if (isNew) {
        await operator.audit(tx, {
          subject: `operator:${payout.dealerId}`,
          before: null,
          after: {
            payout: payout.id,
            amountMinor: payout.amountMinor,
            currency: payout.currency,
            tips: payout.tips,
          },
          reason: body.reason,
        });
      }
      return payout;
    });
    return isRefusal(paid) ? paid : toPayoutView(paid);
  });
}
