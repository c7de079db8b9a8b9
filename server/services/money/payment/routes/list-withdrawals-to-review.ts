import { listWithdrawalsToReview as call } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { toReviewed } from "../views.ts";
import { listWithdrawalsIn } from "../withdrawal-store.ts";

export function listWithdrawalsToReview(kit: Kit): Route {
  return route(call, async ({ query }) => (await listWithdrawalsIn(kit.db, query.status)).map(toReviewed));
}
