import type { ChatMessage } from "@parlour/contracts/entities/chat";
import { verbatim } from "@parlour/rules/brand-name";
import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/site/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const letters = readTexts<typeof english>("site", "letters");

type TranscriptTexts = typeof english.chatTranscript;

export function transcriptMessage(
  language: string,
  startedAt: Date,
  messages: readonly ChatMessage[],
): { subject: string; text: string } {
  const texts = letters.in(language).chatTranscript;
  const lines = messages.map(
    (message) => `${message.createdAt.slice(11, 16)}  ${formatLine(texts, language, message)}`,
  );
  const date = startedAt.toISOString().slice(0, 10);
  return {
    subject: formatMessage(texts.subject, language, { date }),
    text: [texts.opening, "", ...lines].join("\n"),
  };
}

function formatLine(texts: TranscriptTexts, language: string, { kind, name, text }: ChatMessage): string {
  if (kind === "SAID") return verbatim(`${name}: ${text}`);
  if (kind === "JOINED") return formatMessage(texts.joined, language, { name });
  return kind === "REQUEUED" ? texts.requeued : texts.ended;
}
