import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/identity/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const letters = readTexts<typeof english>("identity", "letters");

type Letter = { subject: string; text: string };

export function confirmationMessage(language: string, values: { name: string; link: string }): Letter {
  const { subject, text } = letters.in(language).emailConfirmation;
  return { subject, text: formatMessage(text, language, values) };
}

export function passwordChangedMessage(language: string): Letter {
  return letters.in(language).passwordChanged;
}
