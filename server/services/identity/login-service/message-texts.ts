import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/identity/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const emails = readTexts<typeof english>("identity", "letters");

export function passwordResetMessage(language: string, link: string): { subject: string; text: string } {
  const { subject, text } = emails.in(language).passwordReset;
  return { subject, text: formatMessage(text, language, { link }) };
}
