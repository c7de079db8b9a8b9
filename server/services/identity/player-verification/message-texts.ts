import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/identity/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const texts = readTexts<typeof english>("identity", "letters");

export function codeMessage(language: string, code: string): { subject: string; text: string } {
  return { subject: "", text: formatMessage(texts.in(language).verificationCode.text, language, { code }) };
}

export function emailCodeMessage(language: string, code: string): { subject: string; text: string } {
  const { subject, text } = texts.in(language).emailCode;
  return { subject, text: formatMessage(text, language, { code }) };
}

export function pinResetMessage(language: string, link: string): { subject: string; text: string } {
  const { subject, text } = texts.in(language).pinReset;
  return { subject, text: formatMessage(text, language, { link }) };
}
