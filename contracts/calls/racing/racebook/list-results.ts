import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dividend, raceSummary } from "../../../entities/racing.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listResults = defineCall({
  name: "list-results",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/results",
  summary: "Races that are settled, newest first, with placings and dividends",
  access: "anyone",
  query: z.object({
    limit: wholeNumberText(1, 50).default(20),
    /** The start time of the last race on the previous page. */
    cursor: z.iso.datetime().optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(z.object({ race: raceSummary, dividends: z.array(dividend) })),
      nextCursor: z.string().nullable(),
    }),
  },
});
