import { getAffiliateAccount as call } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate-account";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findAffiliateOf, getPlan } from "../affiliate-store.ts";
import { findLatestApplication } from "../application-store.ts";
import { monthOf } from "../months.ts";
import { toApplication, toPlan } from "../views.ts";

export function getAffiliateAccount(kit: Kit): Route {
  return route(call, async ({ session }) => {
    const application = await findLatestApplication(kit.db, session.playerId);
    const affiliate = await findAffiliateOf(kit.db, session.playerId);
    if (!affiliate) return { application: application ? toApplication(application) : null, affiliate: null };
    const { id, currency, created_at: since } = affiliate;
    const plan = await getPlan(kit.db, id, monthOf(kit.clock.now()));
    return {
      application: application ? toApplication(application) : null,
      affiliate: { id, currency, since: since.toISOString(), plan: toPlan(plan, currency) },
    };
  });
}
