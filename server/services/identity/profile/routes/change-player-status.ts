import { changePlayerStatus as call } from "@parlour/contracts/calls/identity/profile/change-player-status";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeStatus } from "../change-status.ts";
import { findPlayerForOperators } from "../player-for-operators.ts";
import { closingAction } from "../proposed-closing.ts";

export function changePlayerStatusRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { status, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      if (status === "CLOSED" && (await kit.fourEyes.needsSecondPerson(tx, closingAction))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      const before = await changeStatus(kit, tx, { playerId, status, by: operator.id });
      if (isRefusal(before)) return before;
      const subject = `player:${playerId}`;
      await operator.audit(tx, { subject, before: { status: before }, after: { status }, reason });
      return (await findPlayerForOperators(tx, playerId))!;
    }),
  );
}
