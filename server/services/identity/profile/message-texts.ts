import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/identity/server/letters.json";
import type { SecurityChange } from "../../../kit/ports/players.ts";
import { readTexts } from "../../../kit/texts.ts";

const emails = readTexts<typeof english>("identity", "letters");

type Email = { subject: string; text: string };

export function confirmationMessage(language: string, values: { name: string; link: string }): Email {
  const { subject, text } = emails.in(language).emailConfirmation;
  return { subject, text: formatMessage(text, language, values) };
}

export function emailChangeMessage(language: string, values: { name: string; link: string }): Email {
  const { subject, text } = emails.in(language).emailChange;
  return { subject, text: formatMessage(text, language, values) };
}

export function securityMessage(language: string, change: SecurityChange, link: string): Email {
  const { changes, lock } = emails.in(language).security;
  const { subject, text } = changes[change];
  return { subject, text: `${text}\n\n${formatMessage(lock, language, { link })}` };
}

export function accountLockedMessage(
  language: string,
  links: { resetLink: string; contactLink: string },
): Email {
  const { subject, text } = emails.in(language).security.locked;
  return { subject, text: formatMessage(text, language, links) };
}
