import { changePassword } from "@parlour/contracts/calls/identity/profile/change-password";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { passwordChangedMessage } from "../message-texts.ts";

/** A stolen session must not become a way to guess the password. */
const wrongPasswords = { scope: "change-password", max: 5, windowSeconds: 1_800, blockSeconds: 1_800 };

export function changePasswordRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(changePassword, async ({ body, session }) => {
    const counter = { ...wrongPasswords, key: session.playerId };
    const attempt = await kit.limits.hit(counter);
    if (!attempt.allowed) {
      return refuse("ACCOUNT_BLOCKED", { remainingBlockingTime: attempt.retryAfterSeconds });
    }
    const player = await players.get(session.playerId);
    if (!(await players.isPassword(player, body.currentPassword))) {
      return refuseFields([{ code: "PASSWORD_WRONG", field: "currentPassword" }]);
    }
    await kit.limits.reset(counter);

    const change = await players.preparePassword(player, body.password);
    if ("refused" in change) return refuseFields([{ code: change.refused, field: "password" }]);
    await kit.db.transaction(async (tx) => {
      await change.apply(tx);
      await kit.sessions.endAllOf(player.id, { reason: "password changed", exceptSessionId: session.id }, tx);
      const message = passwordChangedMessage(player.language);
      await kit.messages.send({ channel: "email", to: player.email, ...message, playerId: player.id }, tx);
    });
    return { ok: true } as const;
  });
}
