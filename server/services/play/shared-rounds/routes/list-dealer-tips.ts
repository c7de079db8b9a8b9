import { listDealerTips as call } from "@parlour/contracts/calls/play/shared-rounds/list-dealer-tips";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listPayouts } from "../tips/payout-store.ts";
import { toPayoutView } from "../tips/payout-view.ts";
import { sumTipsByDealer } from "../tips/tip-store.ts";

const payoutsShown = 20;

export function listDealerTips({ db }: Kit): Route {
  return route(call, async ({ query }) => {
    const [totals, payouts] = await Promise.all([sumTipsByDealer(db, query), listPayouts(db, payoutsShown)]);
    return {
      items: totals.map(({ amountMinor, unpaidMinor, ...total }) => ({
        ...total,
        amount: amountOf(amountMinor, total.currency),
        unpaid: amountOf(unpaidMinor, total.currency),
      })),
      payouts: payouts.map(toPayoutView),
    };
  });
}
