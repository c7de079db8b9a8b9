import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { raceSummary } from "../../../entities/racing.ts";

export const listMeetings = defineCall({
  name: "list-meetings",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/meetings",
  summary: "A day's race meetings with their races; today by default",
  access: "anyone",
  query: z.object({
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
  }),
  answers: {
    200: z.object({
      date: z.string(),
      /** The days whose race cards are published. */
      dates: z.array(z.string()),
      meetings: z.array(
        z.object({
          meetingId: z.string(),
          courseName: z.string(),
          surface: z.string(),
          going: z.string(),
          races: z.array(raceSummary),
        }),
      ),
    }),
  },
});
