import { changePassword } from "@parlour/contracts/calls/identity/profile/change-password";
import { countedProof } from "../../../../kit/counted-proof.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { wrongProofs } from "../../../../kit/player-proofs.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function changePasswordRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(changePassword, async ({ body, session }) => {
    const player = await players.get(session.playerId);
    // Wrong passwords are counted, so that a stolen session does not become a way to guess the password.
    const counter = wrongProofs(player.id, "PASSWORD");
    const limit = await kit.limits.peek(counter);
    if (!limit.allowed) {
      return refuse("ACCOUNT_BLOCKED", { remainingBlockingTime: limit.retryAfterSeconds });
    }
    const proof = await countedProof(kit.limits, counter, () =>
      players.isPassword(player, body.currentPassword),
    );
    if (!proof.right) return refuseFields([{ code: "PASSWORD_WRONG", field: "currentPassword" }]);

    const change = await players.preparePassword(player, body.password);
    if ("refused" in change) return refuseFields([{ code: change.refused, field: "password" }]);
    await kit.db.transaction(async (tx) => {
      await change.apply(tx);
      await kit.sessions.endAllOf(player.id, { reason: "password changed", exceptSessionId: session.id }, tx);
    });
    return { ok: true } as const;
  });
}
