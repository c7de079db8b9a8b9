import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/protection/server/closing-letters.json";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { readTexts } from "../../../kit/texts.ts";

const letters = readTexts<typeof english>("protection", "closing-letters");

/**
 * Sends an e-mail about a closing: `requested` confirms the request, `done` says that no money is left, and
 * `held` explains how to claim the remaining money.
 */
export async function sendClosingLetter(
  kit: Kit,
  tx: Transaction,
  { id, email, language, firstName, nickname }: Player,
  letter: keyof typeof english,
): Promise<void> {
  const { subject, text } = letters.in(language)[letter];
  const values = { name: firstName || nickname, contactLink: `${siteOrigin(kit.config)}/contact-us` };
  await kit.messages.send(
    { channel: "email", to: email, subject, text: formatMessage(text, language, values), playerId: id },
    tx,
  );
}
