import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableEvent } from "../../../entities/table-event.ts";
import { tableSlug } from "../../../entities/table-round.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listTableEvents = defineCall({
  name: "list-table-events",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/tables/{slug}/events",
  summary:
    "What happened at a shared table for operators, newest first: openings, dealers, video, rounds, corrections",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  plainRead: true,
  params: z.object({ slug: tableSlug }),
  query: z.object({
    /** The id of the last event on the previous page. */
    cursor: wholeNumberText(1).optional(),
    /** The value `only` leaves out the events of rounds. */
    table: z.enum(["only"]).optional(),
  }),
  answers: { 200: z.object({ items: z.array(tableEvent), nextCursor: z.string().nullable() }) },
  errors: ["NOT_FOUND"],
});
