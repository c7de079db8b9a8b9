import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { mayWriteTo } from "../../../kit/letter-limit.ts";
import { createSecretToken } from "../../../kit/secret-token.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { insertEmailConfirmation } from "./email-confirmation-store.ts";
import { confirmationMessage, emailChangeMessage } from "./message-texts.ts";

export const linkLifeMs = 48 * 3_600_000;

type Addressee = { id: string; email: string; firstName: string; language: string };

/** Sends a link to the new address. Opening the link replaces the player's current address. */
export async function sendEmailChange(
  kit: Kit,
  player: Addressee,
  email: string,
  tx: Transaction,
): Promise<void> {
  if (!(await mayWriteTo(kit.limits, email, tx))) return;
  const { token, hash } = createSecretToken(kit.random);
  const expiresAt = new Date(kit.clock.now().getTime() + linkLifeMs);
  await insertEmailConfirmation(tx, {
    tokenHash: hash,
    playerId: player.id,
    email,
    expiresAt,
    replaces: true,
  });
  const link = `${siteOrigin(kit.config)}/confirm-email?token=${token}`;
  const message = emailChangeMessage(player.language, { name: player.firstName, link });
  await kit.messages.send({ channel: "email", to: email, ...message, code: token, playerId: player.id }, tx);
}

/** Sends a link that confirms the player's current address. */
export async function sendEmailConfirmation(kit: Kit, player: Addressee, tx: Transaction): Promise<void> {
  if (!(await mayWriteTo(kit.limits, player.email, tx))) return;
  const { token, hash } = createSecretToken(kit.random);
  const expiresAt = new Date(kit.clock.now().getTime() + linkLifeMs);
  await insertEmailConfirmation(tx, { tokenHash: hash, playerId: player.id, email: player.email, expiresAt });
  const link = `${siteOrigin(kit.config)}/confirm-email?token=${token}`;
  const { subject, text } = confirmationMessage(player.language, { name: player.firstName, link });
  await kit.messages.send(
    { channel: "email", to: player.email, subject, text, code: token, playerId: player.id },
    tx,
  );
}
