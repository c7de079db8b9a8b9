import { updateLoyaltyProgramme as call } from "@parlour/contracts/calls/rewards/loyalty-points/update-loyalty-programme";
import type { ProgrammePlan } from "@parlour/contracts/entities/loyalty-programme";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { LoyaltyParts } from "../parts.ts";
import { insertProgramme, listProgrammes } from "../programme-store.ts";
import { toProgramme } from "./get-loyalty-programme.ts";

export function updateLoyaltyProgramme({ kit }: LoyaltyParts): Route {
  return route(call, async ({ body: { plan, baseVersion, reason }, operator }) => {
    if (!isLadder(plan)) return refuseFields([{ code: "INVALID_VALUE", field: "plan.tiers" }]);
    const changed = await kit.db.transaction(async (tx) => {
      const [before] = await listProgrammes(tx);
      if (before?.version !== baseVersion) return refuse("CONFLICT");
      const row = {
        version: baseVersion + 1,
        plan,
        author: operator.id,
        reason,
        created_at: kit.clock.now(),
      };
      const after = await insertProgramme(tx, row);
      if (!after) return refuse("CONFLICT");
      await operator.audit(tx, {
        subject: "loyalty-programme:site",
        before: before.plan,
        after: plan,
        reason,
      });
      return after;
    });
    return isRefusal(changed) ? changed : toProgramme(changed);
  });
}

/** Checks that tier ids are unique, thresholds ascend and the lowest tier starts at zero. */
function isLadder({ tiers }: ProgrammePlan): boolean {
  const rises = tiers.every((tier, index) => index === 0 || tier.threshold > tiers[index - 1]!.threshold);
  return rises && tiers[0]!.threshold === 0 && new Set(tiers.map(({ id }) => id)).size === tiers.length;
}
