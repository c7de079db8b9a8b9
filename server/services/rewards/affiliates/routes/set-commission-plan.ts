import { setCommissionPlan as call } from "@parlour/contracts/calls/rewards/affiliates/set-commission-plan";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPlan, insertPlan, lockAffiliate } from "../affiliate-store.ts";
import { monthOf, nextMonth } from "../months.ts";
import { planOfInput } from "../plans.ts";
import { toPlan } from "../views.ts";

/** Sets the plan that applies from next month, so that the current month doesn't change. */
export function setCommissionPlan(kit: Kit): Route {
  return route(call, ({ params, body, operator }) =>
    kit.db.transaction(async (tx) => {
      const affiliate = await lockAffiliate(tx, params.id);
      if (!affiliate) return refuse("NOT_FOUND");
      const { id, currency } = affiliate;
      const now = kit.clock.now();
      const fromMonth = nextMonth(monthOf(now));
      const before = await findPlan(tx, id, fromMonth);
      const plan = await insertPlan(tx, id, planOfInput(body.plan, currency, fromMonth), operator.id, now);
      await operator.audit(tx, {
        subject: `affiliate:${id}`,
        before: before ? toPlan(before, currency) : null,
        after: toPlan(plan, currency),
        reason: body.reason,
      });
      return toPlan(plan, currency);
    }),
  );
}
