import { resetPlayerTwoFactor as call } from "@parlour/contracts/calls/identity/player-verification/reset-player-two-factor";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readProtection } from "../protection.ts";
import { endTwoFactor, findTwoFactorState } from "../two-factor.ts";
import { isPossible } from "../two-factor-machine.ts";

/**
 * Resets two-factor for a player who lost the authenticator and the recovery codes and has proved their identity to
 * support.
 */
export function resetPlayerTwoFactorRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(call, async ({ params: { playerId }, body: { reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await findTwoFactorState(tx, playerId);
      if (!isPossible(before, "reset")) return refuse("CONFLICT");
      await endTwoFactor(tx, playerId);
      // The owner is notified, in case someone has tricked support.
      await players.sendSecurityLetter(tx, await players.get(playerId, tx), "twoFactorOff");
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { twoFactor: before },
        after: { twoFactor: "NOT_ENROLLED" },
        reason,
      });
      return await readProtection(kit, playerId, tx);
    }),
  );
}
