import { changePlayerStatus as call } from "@parlour/contracts/calls/identity/profile/change-player-status";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findOwnMoney } from "../own-money.ts";
import { findPlayerForOperators, lockStatus, updateStatus } from "../player-for-operators.ts";
import { mayBecome } from "../status-machine.ts";

export function changePlayerStatusRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { status, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockStatus(tx, playerId);
      if (before === undefined) return refuse("NOT_FOUND");
      if (!mayBecome(before.status, status)) return refuse("CONFLICT", { status: before.status });
      if (status === "CLOSED") {
        const held = await findOwnMoney(kit, tx, playerId);
        if (held) return refuse("BALANCE_NOT_EMPTY", held);
      }
      await updateStatus(tx, playerId, status);
      await kit.facts.publish(tx, { kind: "PLAYER_CHANGED", playerId, data: {} });
      if (status !== "ACTIVE")
        await kit.sessions.endAllOf(playerId, { reason: "account locked or closed" }, tx);
      if (status === "CLOSED") {
        await kit.facts.publish(tx, { kind: "ACCOUNT_CLOSED", playerId, data: { by: operator.id } });
      }
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
