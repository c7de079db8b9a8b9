import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { queueClaim, queueName } from "../../../entities/queue.ts";

export const listQueueClaims = defineCall({
  name: "list-queue-claims",
  service: "operator-queues",
  method: "GET",
  path: "/services/operator/v1/queues/{queue}/claims",
  summary: "The current claims in a queue",
  access: "operator",
  brands: "shared",
  plainRead: true,
  role: ["COMPLIANCE", "PAYMENTS", "SUPPORT", "MARKETING"],
  polled: true,
  params: z.object({ queue: queueName }),
  answers: { 200: z.array(queueClaim) },
  errors: ["FORBIDDEN"],
});
