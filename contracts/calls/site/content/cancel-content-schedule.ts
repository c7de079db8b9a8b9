import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const cancelContentSchedule = defineCall({
  name: "cancel-content-schedule",
  service: "content",
  method: "DELETE",
  path: "/services/operator/v1/content/schedules/{scheduleId}",
  summary: "Cancel a scheduled change",
  access: "operator",
  role: "CONTENT",
  params: z.object({ scheduleId: z.string().regex(/^schedule_[0-9a-z]{20}$/) }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND", "CONFLICT"],
});
