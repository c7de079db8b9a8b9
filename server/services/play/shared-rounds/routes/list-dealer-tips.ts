import { listDealerTips as call } from "@parlour/contracts/calls/play/shared-rounds/list-dealer-tips";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { pageOf } from "@parlour/server/kit/pages";
import { type Route, route } from "@parlour/server/kit/service";
import { listPayouts } from "../tips/payout-store.ts";
import { toPayoutView } from "../tips/payout-view.ts";
import { sumTipsByDealer } from "../tips/tip-store.ts";

const payoutsPerPage = 20;

export function listDealerTips({ db }: Kit): Route {
  return route(call, async ({ query }) => {
    const page = { after: query.payoutsCursor, limit: payoutsPerPage + 1 };
    const [totals, found] = await Promise.all([sumTipsByDealer(db, query), listPayouts(db, page)]);
    const payouts = pageOf(found, payoutsPerPage);
    return {
      items: totals.map(({ amountMinor, unpaidMinor, ...total }) => ({
        ...total,
        amount: amountOf(amountMinor, total.currency),
        unpaid: amountOf(unpaidMinor, total.currency),
      })),
      payouts: payouts.items.map(toPayoutView),
      nextPayoutsCursor: payouts.nextCursor,
    };
  });
}
