import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { createSecretToken } from "../../../kit/secret-token.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { invitationMessage } from "./message-texts.ts";
import type { OperatorRow } from "./operator-store.ts";
import { invitations } from "./password-links.ts";

const linkLifeMs = 48 * 3_600_000;

/**
 * E-mails a link to choose a password. Only the invited person gets the link: an administrator who knew the password of
 * another operator could approve their own proposals.
 */
export async function invite(
  kit: Kit,
  tx: Transaction,
  operator: Pick<OperatorRow, "id" | "email" | "name">,
): Promise<void> {
  const { token, hash } = createSecretToken(kit.random);
  const now = kit.clock.now();
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  await invitations.insert(tx, { tokenHash: hash, operatorId: operator.id, now, expiresAt });
  // The token is in the fragment, which browsers don't send to servers, so it never appears in a log.
  const link = `${siteOrigin(kit.config)}/console/#invitation=${token}`;
  const message = invitationMessage({ name: operator.name, link });
  await kit.messages.send({ channel: "email", to: operator.email, ...message, code: token }, tx);
}
