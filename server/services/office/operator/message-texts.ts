import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/office/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const emails = readTexts<typeof english>("office", "letters");
/** The console is in English only, and so are its e-mails. */
const language = "en";

type Email = { subject: string; text: string };

export function invitationMessage(values: { name: string; link: string }): Email {
  const { subject, text } = emails.in(language).invitation;
  return { subject, text: formatMessage(text, language, values) };
}

export function passwordResetMessage(values: { name: string; link: string }): Email {
  const { subject, text } = emails.in(language).passwordReset;
  return { subject, text: formatMessage(text, language, values) };
}

export function passwordChangedMessage(values: { name: string }): Email {
  const { subject, text } = emails.in(language).passwordChanged;
  return { subject, text: formatMessage(text, language, values) };
}

export function authenticatorEnabledMessage(values: { name: string }): Email {
  const { subject, text } = emails.in(language).authenticatorEnabled;
  return { subject, text: formatMessage(text, language, values) };
}

export function authenticatorReplacedMessage(values: { name: string }): Email {
  const { subject, text } = emails.in(language).authenticatorReplaced;
  return { subject, text: formatMessage(text, language, values) };
}

export function recoveryCodeUsedMessage(values: { name: string }): Email {
  const { subject, text } = emails.in(language).recoveryCodeUsed;
  return { subject, text: formatMessage(text, language, values) };
}

export function recoveryCodesRenewedMessage(values: { name: string }): Email {
  const { subject, text } = emails.in(language).recoveryCodesRenewed;
  return { subject, text: formatMessage(text, language, values) };
}

export function authenticatorRemovedMessage(values: { name: string }): Email {
  const { subject, text } = emails.in(language).authenticatorRemoved;
  return { subject, text: formatMessage(text, language, values) };
}
