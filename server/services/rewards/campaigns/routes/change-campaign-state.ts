import { changeCampaignState as call } from "@parlour/contracts/calls/rewards/campaigns/change-campaign-state";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeState } from "../change-state.ts";
import type { CampaignParts } from "../parts.ts";
import { toDetails } from "../views.ts";

export function changeCampaignState(parts: CampaignParts): Route {
  return route(call, async ({ params: { id }, body: { action, baseVersion, reason }, operator }) => {
    const changed = await parts.kit.db.transaction(async (tx) => {
      const request = { id, action, baseVersion, isApproved: false, by: operator.name };
      const done = await changeState(parts, tx, request);
      if (isRefusal(done)) return done;
      const { before, after } = done;
      await operator.audit(tx, {
        subject: `campaign:${id}`,
        before: { state: before.state },
        after: { state: after.state },
        reason,
      });
      return after;
    });
    return isRefusal(changed) ? changed : await toDetails(parts, changed);
  });
}
