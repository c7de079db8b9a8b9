import { saveCampaign as call } from "@parlour/contracts/calls/rewards/campaigns/save-campaign";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findCampaign, insertCampaign, lockCampaign, updatePlan } from "../campaign-store.ts";
import { faultsOf } from "../check-plan.ts";
import type { CampaignParts } from "../parts.ts";
import { toDetails } from "../views.ts";

export function saveCampaign(parts: CampaignParts): Route {
  const { kit } = parts;
  return route(call, async ({ params: { id }, body: { plan, baseVersion, reason }, operator }) => {
    const faults = await faultsOf(parts, plan);
    if (faults.length > 0) return refuseFields(faults);
    const saved = await kit.db.transaction(async (tx) => {
      const subject = `campaign:${id}`;
      if (baseVersion === null) {
        const made = await insertCampaign(tx, { id, plan, author: operator.name, now: kit.clock.now() });
        if (made) {
          await operator.audit(tx, { subject, before: null, after: plan, reason });
          return made;
        }
        const existing = await findCampaign(tx, id);
        // A new campaign whose id and name already exist is a repeated request, not a conflict.
        return existing?.version === 1 && existing.plan.name === plan.name ? existing : refuse("CONFLICT");
      }
      const before = await lockCampaign(tx, id, "update");
      if (!before) return refuse("NOT_FOUND");
      if (before.version !== baseVersion || before.state !== "DRAFT") return refuse("CONFLICT");
      const after = await updatePlan(tx, id, plan, operator.name);
      await operator.audit(tx, { subject, before: before.plan, after: plan, reason });
      return after;
    });
    return isRefusal(saved) ? saved : await toDetails(parts, saved);
  });
}
