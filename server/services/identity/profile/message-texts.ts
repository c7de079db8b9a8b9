import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/identity/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const emails = readTexts<typeof english>("identity", "letters");

type Email = { subject: string; text: string };

export function confirmationMessage(language: string, values: { name: string; link: string }): Email {
  const { subject, text } = emails.in(language).emailConfirmation;
  return { subject, text: formatMessage(text, language, values) };
}

export function passwordChangedMessage(language: string): Email {
  return emails.in(language).passwordChanged;
}
