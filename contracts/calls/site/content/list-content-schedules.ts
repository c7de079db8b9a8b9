import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef, contentSchedule } from "../../../entities/content-document.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listContentSchedules = defineCall({
  name: "list-content-schedules",
  service: "content",
  method: "GET",
  path: "/services/operator/v1/content/schedules",
  summary: "Scheduled changes that are still to come, the next one first",
  access: "operator",
  plainRead: true,
  role: "CONTENT",
  query: contentRef.pick({ bucket: true }).extend({
    /** The id of the last change on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: {
    200: z.object({
      items: z.array(contentSchedule.extend({ ...contentRef.shape, title: z.string().nullable() })),
      nextCursor: z.string().nullable(),
    }),
  },
});
