import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentSchedule } from "../../../entities/content-document.ts";
import { shortText } from "../../../entities/text.ts";

export const rescheduleContent = defineCall({
  name: "reschedule-content",
  service: "content",
  method: "PUT",
  path: "/services/operator/v1/content/schedules/{scheduleId}",
  summary: "Move a scheduled change to another time",
  access: "operator",
  role: "CONTENT",
  params: z.object({ scheduleId: z.string().regex(/^schedule_[0-9a-z]{20}$/) }),
  body: z.strictObject({
    at: z.iso.datetime(),
    /** The time that the operator saw, so that two operators do not overwrite each other's change. */
    previousAt: z.iso.datetime(),
    reason: shortText(500),
  }),
  answers: { 200: contentSchedule },
  errors: ["NOT_FOUND", "CONFLICT", "SCHEDULE_IN_THE_PAST"],
});
