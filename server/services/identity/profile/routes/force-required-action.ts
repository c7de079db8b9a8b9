import { forceRequiredAction as call } from "@parlour/contracts/calls/identity/profile/force-required-action";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { addRequiredAction, findPlayerForOperators, lockStatus } from "../player-for-operators.ts";

/** Requires an action at the player's next login, so open sessions end. */
export function forceRequiredActionRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { action, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockStatus(tx, playerId);
      if (before === undefined) return refuse("NOT_FOUND");
      const { requiredActions } = before;
      if (requiredActions.includes(action)) return refuse("CONFLICT", { requiredActions });
      await addRequiredAction(tx, playerId, action);
      await kit.sessions.endAllOf(playerId, { reason: "action required" }, tx);
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { requiredActions },
        after: { requiredActions: [...requiredActions, action] },
        reason,
      });
      return (await findPlayerForOperators(tx, playerId))!;
    }),
  );
}
