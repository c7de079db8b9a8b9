import { z } from "zod";
import { CHAT_TEXT_MAX_LENGTH } from "./chat.ts";
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

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Opening hours. A missing day is closed; a span starts before it ends and does not cross midnight. */
export const chatHours = z.strictObject({
  timeZone: z.string().min(1).max(60).refine(isTimeZone, { error: "INVALID_VALUE" }),
  /** Opening hours by ISO weekday, where Monday is 1. */
  spans: z.partialRecord(
    z.enum(["1", "2", "3", "4", "5", "6", "7"]),
    z
      .array(
        z
          .tuple([clockTime, clockTime])
          .refine(([opens, closes]) => opens < closes, { error: "INVALID_VALUE" }),
      )
      .max(6),
  ),
});
export type ChatHours = z.infer<typeof chatHours>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
