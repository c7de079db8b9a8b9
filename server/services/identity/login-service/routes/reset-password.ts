import { resetPassword } from "@parlour/contracts/calls/identity/login-service/reset-password";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { hashSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { clearCounter } from "../counter-store.ts";
import { usernameCounter } from "../login-steps.ts";
import { passwordResets } from "../token-store.ts";

export function resetPasswordRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(resetPassword, async ({ params, body }) => {
    const tokenHash = hashSecretToken(params.token);
    const playerId = await passwordResets.find(kit.db, tokenHash, kit.clock.now());
    if (playerId === undefined) return refuse("TOKEN_INVALID");
    const player = await players.get(playerId);
    const change = await players.preparePassword(player, body.password);
    if ("refused" in change) return refuseFields([{ code: change.refused, field: "password" }]);

    const isDone = await kit.db.transaction(async (tx) => {
      if (!(await passwordResets.use(tx, tokenHash, playerId, kit.clock.now()))) return false;
      await change.apply(tx);
      await players.recover(tx, player);
      await kit.sessions.endAllOf(playerId, { reason: "password reset" }, tx);
      // The owner proved their identity by e-mail, so failed attempts by others no longer lock them out.
      for (const name of [player.email, player.nickname]) {
        await clearCounter(tx, usernameCounter(name, player.brandId), kit.clock.now());
      }
      return true;
    });
    return isDone ? ({ ok: true } as const) : refuse("TOKEN_INVALID");
  });
}
