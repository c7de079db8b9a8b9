import { saveMission as call } from "@parlour/contracts/calls/rewards/missions/save-mission";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findFaults } from "../check-plan.ts";
import type { MissionParts } from "../parts.ts";
import { proposedMission } from "../proposed-mission.ts";
import { readDetails } from "../read-details.ts";
import { lockOffers } from "../read-offers.ts";
import { saveMission as save } from "../save-mission.ts";

export function saveMission(parts: MissionParts): Route {
  const { kit } = parts;
  const kind = proposedMission(parts);
  return route(call, async ({ params: { id }, body: { plan, baseVersion, reason }, operator }) => {
    const now = kit.clock.now();
    const saved = await kit.db.transaction(async (tx) => {
      // The offers stay locked until the mission is stored, so that the measured cost is the cost of the stored offers.
      const offers = await lockOffers(parts, tx, plan);
      const faults = await findFaults(parts, tx, plan, offers);
      if (faults.length > 0) return refuseFields(faults);
      const data = { id, plan, baseVersion, offerVersions: {} };
      if (await kit.fourEyes.needsApproval(tx, kind, data)) return refuse("SECOND_PERSON_REQUIRED");
      const result = await save(tx, { id, plan, offers, baseVersion, author: operator.id, reason, now });
      if (isRefusal(result)) return result;
      if (result.isNew) {
        await operator.audit(tx, { subject: `mission:${id}`, before: result.before, after: plan, reason });
      }
      return result.row;
    });
    if (isRefusal(saved)) return saved;
    return (await readDetails(parts, [saved]))[0]!;
  });
}
