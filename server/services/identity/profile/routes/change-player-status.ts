import { changePlayerStatus as call } from "@parlour/contracts/calls/identity/profile/change-player-status";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPlayerForOperators, lockStatus, updateStatus } from "../player-for-operators.ts";
import { mayBecome } from "../status-machine.ts";

export function changePlayerStatusRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { status, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockStatus(tx, playerId);
      if (before === undefined) return refuse("NOT_FOUND");
      if (!mayBecome(before.status, status)) return refuse("CONFLICT", { status: before.status });
      await updateStatus(tx, playerId, status);
      if (status !== "ACTIVE") await kit.sessions.endAllOf(playerId, { reason: "account shut" }, tx);
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { status: before.status },
        after: { status },
        reason,
      });
      return (await findPlayerForOperators(tx, playerId))!;
    }),
  );
}
