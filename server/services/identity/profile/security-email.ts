import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Player, SecurityChange } from "../../../kit/ports/players.ts";
import { resetLinks } from "../../../kit/reset-links.ts";
import { createSecretToken } from "../../../kit/secret-token.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { accountLockedMessage, securityMessage } from "./message-texts.ts";

export const accountLocks = resetLinks("account_lock_tokens");

/** The link stays valid for longer than most holidays, because the e-mail may be read late. */
export const linkLifeMs = 30 * 86_400_000;

type Owner = Pick<Player, "id" | "email" | "language">;

/** Notifies the owner of a change, with a link that locks the account. */
export async function sendSecurityLetter(
  kit: Kit,
  tx: Transaction,
  player: Owner,
  change: SecurityChange,
): Promise<void> {
  const { token, hash } = createSecretToken(kit.random);
  const expiresAt = new Date(kit.clock.now().getTime() + linkLifeMs);
  await accountLocks.insert(tx, { tokenHash: hash, playerId: player.id, expiresAt });
  const link = `${siteOrigin(kit.config)}/lock-account?token=${token}`;
  const message = securityMessage(player.language, change, link);
  await kit.messages.send({ channel: "email", to: player.email, ...message, playerId: player.id }, tx);
}

/** Notifies the owner that the account is locked and how to unlock it. */
export async function sendLockedLetter(kit: Kit, tx: Transaction, player: Owner): Promise<void> {
  const origin = siteOrigin(kit.config);
  const links = { resetLink: `${origin}/forgot-password`, contactLink: `${origin}/contact-us` };
  const message = accountLockedMessage(player.language, links);
  await kit.messages.send({ channel: "email", to: player.email, ...message, playerId: player.id }, tx);
}
