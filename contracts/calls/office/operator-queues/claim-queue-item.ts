import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { queueClaim, queueItemId, queueName } from "../../../entities/queue.ts";

export const claimQueueItem = defineCall({
  name: "claim-queue-item",
  service: "operator-queues",
  method: "POST",
  path: "/services/operator/v1/queues/{queue}/claims",
  summary: "Shows others that the operator works on an item; of two who take it at once one gets it",
  access: "operator",
  role: ["COMPLIANCE", "PAYMENTS", "SUPPORT", "MARKETING"],
  params: z.object({ queue: queueName }),
  body: z.strictObject({
    itemId: queueItemId,
    /** Whose claim is taken over, as the operator was shown it. */
    from: z.string().max(64).optional(),
  }),
  answers: { 200: queueClaim },
  errors: ["FORBIDDEN", "CONFLICT"],
});
