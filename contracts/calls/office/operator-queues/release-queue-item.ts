import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { queueItemId, queueName } from "../../../entities/queue.ts";

export const releaseQueueItem = defineCall({
  name: "release-queue-item",
  service: "operator-queues",
  method: "POST",
  path: "/services/operator/v1/queues/{queue}/releases",
  summary: "Release the operator's own claim, if there is one",
  access: "operator",
  role: ["COMPLIANCE", "PAYMENTS", "SUPPORT", "MARKETING"],
  params: z.object({ queue: queueName }),
  body: z.strictObject({ itemId: queueItemId }),
  answers: { 200: acknowledgement },
  errors: ["FORBIDDEN"],
});
