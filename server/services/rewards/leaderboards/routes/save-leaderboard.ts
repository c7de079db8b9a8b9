import { saveLeaderboard as call } from "@parlour/contracts/calls/rewards/leaderboards/save-leaderboard";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { faultsOf } from "../leaderboard-rules.ts";
import type { LeaderboardParts } from "../parts.ts";
import { proposedLeaderboard } from "../proposed-leaderboard.ts";
import { readDetails } from "../read-details.ts";
import { saveLeaderboard as save } from "../save-leaderboard.ts";

export function saveLeaderboard(parts: LeaderboardParts): Route {
  const { kit } = parts;
  return route(call, async ({ params: { id }, body: { plan, baseVersion, reason }, operator }) => {
    const now = kit.clock.now();
    const faults = faultsOf(plan, now);
    if (faults.length > 0) return refuseFields(faults);
    if (await kit.fourEyes.needsApproval(kit.db, proposedLeaderboard(kit), { id, plan, baseVersion })) {
      return refuse("SECOND_PERSON_REQUIRED");
    }
    const saved = await kit.db.transaction(async (tx) => {
      const result = await save(tx, { id, plan, baseVersion, author: operator.id, reason, now });
      if (isRefusal(result)) return result;
      if (result.isNew) {
        await operator.audit(tx, {
          subject: `leaderboard:${id}`,
          before: result.before,
          after: plan,
          reason,
        });
      }
      return result.row;
    });
    if (isRefusal(saved)) return saved;
    return (await readDetails(parts, [saved]))[0]!;
  });
}
