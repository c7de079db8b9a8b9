import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/identity/server/data-export.json";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { readTexts } from "../../../kit/texts.ts";

const texts = readTexts<typeof english>("identity", "data-export");

/** Tells the player that the copy can be downloaded. The file itself is never sent by e-mail. */
export async function sendReadyLetter(
  kit: Kit,
  tx: Transaction,
  { id, email, language, firstName, nickname }: Player,
  expiresAt: Date,
): Promise<void> {
  const { subject, text } = texts.in(language).ready;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(expiresAt);
  const link = `${siteOrigin(kit.config)}/account/security#data`;
  const message = formatMessage(text, language, { name: firstName || nickname, link, date });
  await kit.messages.send({ channel: "email", to: email, subject, text: message, playerId: id }, tx);
}

/**
 * Tells the player when their data will be erased. It is sent before the erasure, which also deletes the e-mail
 * address.
 */
export async function sendErasureLetter(
  kit: Kit,
  tx: Transaction,
  { id, email, language, firstName, nickname }: Player,
  dueAt: Date,
): Promise<void> {
  const { subject, text } = texts.in(language).erasure;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(dueAt);
  const message = formatMessage(text, language, { name: firstName || nickname, date });
  await kit.messages.send({ channel: "email", to: email, subject, text: message, playerId: id }, tx);
}

/** The text file in the archive that explains its contents. */
export function archiveText({ language }: Pick<Player, "language">): string {
  return `${texts.in(language).readMe}\n`;
}
