import { listWithdrawalsToReview as call } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { decisionDelayMs } from "../request-withdrawal.ts";
import { toReviewed } from "../views.ts";
import { listWithdrawalsIn } from "../withdrawal-store.ts";

const perPage = 50;

export function listWithdrawalsToReview(kit: Kit): Route {
  return route(call, async ({ query: { status, cursor } }) => {
    const found = await listWithdrawalsIn(kit.db, { status, after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(found, perPage);
    const approvedAfterSeconds = kit.config.mode === "sandbox" ? decisionDelayMs / 1_000 : null;
    return { items: items.map(toReviewed), nextCursor, approvedAfterSeconds };
  });
}
