import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const retryJob = defineCall({
  name: "retry-job",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/system/queues/{queue}/jobs/{id}/retry",
  summary: "Retry a job that has used up its attempts",
  access: "operator",
  role: "ADMIN",
  params: z.object({ queue: identifierInput, id: identifierInput }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: ["NOT_FOUND"],
});
