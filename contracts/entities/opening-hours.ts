import { z } from "zod";

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Opening hours. A day without spans is closed; a span starts before it ends and does not cross midnight. */
export const openingHours = z.strictObject({
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
export type OpeningHours = z.infer<typeof openingHours>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
