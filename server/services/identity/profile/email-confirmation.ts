import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { createSecretToken } from "../../../kit/secret-token.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { insertEmailConfirmation } from "./email-confirmation-store.ts";
import { confirmationMessage } from "./message-texts.ts";

const linkLifeMs = 48 * 3_600_000;

/** Sends a link that confirms the player's current address. */
export async function sendEmailConfirmation(
  kit: Kit,
  player: { id: string; email: string; firstName: string; language: string },
  tx: Transaction,
): Promise<void> {
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
