import { endMission as call } from "@parlour/contracts/calls/rewards/missions/end-mission";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { missionAfter, shownState } from "../mission-machine.ts";
import { findMission, lockMission, storeEnd } from "../mission-store.ts";
import type { MissionParts } from "../parts.ts";
import { readDetails } from "../read-details.ts";

export function endMission(parts: MissionParts): Route {
  const { kit } = parts;
  return route(call, async ({ params: { id }, body: { reason }, operator }) => {
    const refused = await kit.db.transaction(async (tx) => {
      const row = await lockMission(tx, id);
      if (!row) return refuse("NOT_FOUND");
      if (row.state === "ENDED") return;
      const now = kit.clock.now();
      const isOver = shownState(row, now) === "ENDED";
      if (isOver || missionAfter(row.state, "end") === undefined) return refuse("CONFLICT");
      await storeEnd(tx, id, now);
      await operator.audit(tx, {
        subject: `mission:${id}`,
        before: { state: row.state },
        after: { state: "ENDED" },
        reason,
      });
      return;
    });
    if (isRefusal(refused)) return refused;
    return (await readDetails(parts, [(await findMission(kit.db, id))!]))[0]!;
  });
}
