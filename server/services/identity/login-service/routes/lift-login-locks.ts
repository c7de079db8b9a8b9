import { liftLoginLocks as call } from "@parlour/contracts/calls/identity/login-service/lift-login-locks";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { clearLocks } from "../login-locks.ts";

/** Clears locks caused by failed logins; an account that an operator disabled stays disabled. */
export function liftLoginLocksRoute(kit: Kit, players: Players): Route {
  return route(call, async ({ params: { playerId }, body: { reason }, operator }) => {
    const player = await players.find(playerId);
    if (!player) return refuse("NOT_FOUND");
    return await kit.db.transaction(async (tx) => {
      const before = await clearLocks(tx, player, kit.clock.now());
      if (before.length === 0) return refuse("CONFLICT");
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { loginLocks: before },
        after: { loginLocks: [] },
        reason,
      });
      return [];
    });
  });
}
