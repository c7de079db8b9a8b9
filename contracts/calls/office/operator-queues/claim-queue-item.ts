import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { queueClaim, queueItemId, queueName } from "../../../entities/queue.ts";

export const claimQueueItem = defineCall({
  name: "claim-queue-item",
  service: "operator-queues",
  method: "POST",
  path: "/services/operator/v1/queues/{queue}/claims",
  summary: "Claim a queue item; if two operators claim it at once, one of them wins",
  access: "operator",
  role: ["COMPLIANCE", "PAYMENTS", "SUPPORT", "MARKETING"],
  params: z.object({ queue: queueName }),
  body: z.strictObject({
    itemId: queueItemId,
    /**
     * The id of the operator to take the claim over from. If a different operator holds the claim, the call is refused
     * as a conflict.
     */
    from: z.string().max(64).optional(),
  }),
  answers: { 200: queueClaim },
  errors: ["FORBIDDEN", "CONFLICT"],
});
