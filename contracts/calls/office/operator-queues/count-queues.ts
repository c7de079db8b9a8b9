import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { countedWork } from "../../../entities/queue.ts";

export const countQueues = defineCall({
  name: "count-queues",
  service: "operator-queues",
  method: "GET",
  path: "/services/operator/v1/queues",
  summary: "The number of waiting items in each of the operator's queues",
  access: "operator",
  plainRead: true,
  polled: true,
  answers: { 200: z.array(z.object({ queue: countedWork, count: z.number() })) },
});
