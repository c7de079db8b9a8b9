import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { raceSummary } from "../../../entities/racing.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listNextRaces = defineCall({
  name: "list-next-races",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/races/next",
  summary: "The race that is running, if any, and the next races to start",
  access: "anyone",
  query: z.object({ limit: wholeNumberText(1, 20).default(6) }),
  answers: {
    200: z.object({
      /** The server's time, from which the client calculates countdowns. */
      now: z.string(),
      running: z.array(raceSummary),
      races: z.array(raceSummary),
    }),
  },
  polled: true,
});
