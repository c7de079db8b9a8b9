import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { DESK_STATES, deskRaceSummary } from "../../../entities/racing-desk.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listDeskRaces = defineCall({
  name: "list-desk-races",
  service: "racebook",
  method: "GET",
  path: "/services/operator/v1/racing/races",
  summary: "Races with the stakes on them, by date and state",
  access: "operator",
  role: "TRADER",
  query: z.object({
    date: z.iso.date().optional(),
    course: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .optional(),
    state: z.enum(DESK_STATES).optional(),
    cursor: z.string().max(200).optional(),
    limit: wholeNumberText(1, 50).default(25),
  }),
  answers: {
    200: z.object({
      items: z.array(deskRaceSummary),
      /** The courses that have races on this day. */
      meetings: z.array(z.object({ courseId: z.string(), courseName: z.string() })),
      nextCursor: z.string().nullable(),
    }),
  },
});
