import { setTimeout as sleep } from "node:timers/promises";
import { requestPasswordReset } from "@parlour/contracts/calls/identity/login-service/request-password-reset";
import type { Kit } from "../../../../kit/kit.ts";
import { mayWriteTo } from "../../../../kit/letter-limit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { createSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { passwordResetMessage } from "../message-texts.ts";
import { passwordResets } from "../token-store.ts";

export const linkLifeMs = 3_600_000;
/**
 * Every response takes at least this long, which is longer than sending takes, so that the response time
 * doesn't reveal whether the account exists.
 */
const answerAfterMs = 300;
/** The limit on password reset e-mails for one player. */
const mailsPerPlayer = { scope: "password-reset", max: 5, windowSeconds: 900 };

export function requestPasswordResetRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(requestPasswordReset, async ({ body, brand }) => {
    await Promise.all([sendReset(kit, players, body.email, brand.id), sleep(answerAfterMs)]);
    return { ok: true } as const;
  });
}

async function sendReset(kit: Kit, players: Players, email: string, brandId: string): Promise<void> {
  const player = await players.findByEmail(email, brandId);
  // A password reset also unlocks an account that its owner has locked.
  if (player?.status !== "ACTIVE" && player?.status !== "LOCKED") return;
  await kit.db.transaction(async (tx) => {
    const allowance = await kit.limits.hit({ ...mailsPerPlayer, key: player.id }, tx);
    if (!allowance.allowed || !(await mayWriteTo(kit.limits, player.email, tx))) return;
    const { token, hash } = createSecretToken(kit.random);
    const expiresAt = new Date(kit.clock.now().getTime() + linkLifeMs);
    await passwordResets.insert(tx, { tokenHash: hash, playerId: player.id, expiresAt });
    const link = `${siteOrigin(kit.config)}/reset-password?token=${token}`;
    const message = passwordResetMessage(player.language, link);
    await kit.messages.send(
      { channel: "email", to: player.email, ...message, code: token, playerId: player.id },
      tx,
    );
  });
}
