import { z } from "zod";
import { CHAT_TEXT_MAX_LENGTH } from "./chat.ts";
import { type OpeningHours, openingHours } from "./opening-hours.ts";
import { languageInput, shortText } from "./text.ts";

/** A prepared answer for support agents, in one language. */
export const cannedAnswer = z.object({
  id: z.string(),
  title: z.string(),
  language: z.string(),
  text: z.string(),
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;

export const cannedAnswerId = z.string().regex(/^canned_[0-9a-z]{20}$/);
export const cannedAnswerInput = z.strictObject({
  title: shortText(80),
  language: languageInput,
  text: shortText(CHAT_TEXT_MAX_LENGTH),
});

/** When support agents answer chats. */
export const chatHours = openingHours;
export type ChatHours = OpeningHours;
