import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef, contentSchedule } from "../../../entities/content-document.ts";
import { shortText } from "../../../entities/text.ts";

export const scheduleContent = defineCall({
  name: "schedule-content",
  service: "content",
  method: "POST",
  path: "/services/operator/v1/content/schedules",
  summary: "Schedule a version to be published, or the document to be unpublished",
  access: "operator",
  role: "CONTENT",
  body: z.strictObject({
    ...contentRef.shape,
    /** A version to publish; null unpublishes the document. */
    version: z.int().min(1).nullable(),
    at: z.iso.datetime(),
    reason: shortText(500),
  }),
  answers: { 200: contentSchedule },
  errors: ["NOT_FOUND", "SCHEDULE_IN_THE_PAST"],
});
