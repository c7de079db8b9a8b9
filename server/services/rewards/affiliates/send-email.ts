import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { type AffiliateEmail, composeEmail } from "./email-texts.ts";

/** Sends an e-mail, if the transaction commits. */
export async function sendEmail(
  kit: Kit,
  tx: Transaction,
  player: Player,
  email: AffiliateEmail,
): Promise<void> {
  const { subject, text } = composeEmail(player, email);
  await kit.messages.send({ channel: "email", to: player.email, subject, text, playerId: player.id }, tx);
}
