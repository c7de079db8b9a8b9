import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/office/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const messages = readTexts<typeof english>("office", "letters");
/** The console is in English only, and so are its messages. */
const language = "en";

export function testMessage(name: string): { subject: string; text: string } {
  const { subject, text } = messages.in(language).providerTest;
  return { subject, text: formatMessage(text, language, { name }) };
}
