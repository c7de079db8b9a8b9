import { isDeepStrictEqual } from "node:util";
import { updateLoyaltyProgramme as call } from "@parlour/contracts/calls/rewards/loyalty-points/update-loyalty-programme";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isLadder, pointValues } from "../loyalty-rules.ts";
import type { LoyaltyParts } from "../parts.ts";
import { getProgramme } from "../programme-store.ts";
import { programmeSubject, saveProgramme } from "../save-programme.ts";
import { toProgramme } from "./get-loyalty-programme.ts";

/**
 * Changes names, texts and periods. A change to the value of points needs a second operator; see proposed-programme.ts.
 */
export function updateLoyaltyProgramme({ kit }: LoyaltyParts): Route {
  return route(call, async ({ body: { plan, baseVersion, reason }, operator }) => {
    if (!isLadder(plan)) return refuseFields([{ code: "INVALID_VALUE", field: "plan.tiers" }]);
    const changed = await kit.db.transaction(async (tx) => {
      const isWorthTheSame = isDeepStrictEqual(pointValues(await getProgramme(tx)), pointValues(plan));
      if (!isWorthTheSame && (await kit.fourEyes.needsSecondPerson(tx, "LOYALTY_PROGRAMME"))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      const now = kit.clock.now();
      const saved = await saveProgramme(tx, { plan, baseVersion, author: operator.id, reason, now });
      if (isRefusal(saved)) return saved;
      const { before, after } = saved;
      await operator.audit(tx, { subject: programmeSubject, before: before.plan, after: plan, reason });
      return after;
    });
    return isRefusal(changed) ? changed : toProgramme(changed);
  });
}
