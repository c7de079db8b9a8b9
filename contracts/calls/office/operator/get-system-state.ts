import { z } from "zod";
import { defineCall } from "../../../call.ts";

const count = z.number();

export const getSystemState = defineCall({
  name: "get-system-state",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/system",
  summary: "Health of this server, the database, the bus, the queues and the calls",
  access: "operator",
  plainRead: true,
  role: "ADMIN",
  polled: true,
  answers: {
    200: z.object({
      server: z.object({
        uptimeSeconds: count,
        memoryMb: count,
        node: z.string(),
        mode: z.string(),
        pool: z.object({ total: count, idle: count, waiting: count }),
      }),
      databaseMs: count,
      /** How long a test message takes through the message bus; null if it did not arrive within a second. */
      busMs: count.nullable(),
      outbox: z.object({ count, oldestAt: z.string().nullable() }),
      queues: z.array(
        z.object({
          queue: z.string(),
          waiting: count,
          active: count,
          failed: count,
          completed: count,
          lagSeconds: count,
        }),
      ),
      failedJobs: z.array(
        z.object({
          id: z.string(),
          queue: z.string(),
          attempts: count,
          failedAt: z.string().nullable(),
          error: z.string(),
        }),
      ),
      calls: z.array(
        z.object({
          call: z.string(),
          count,
          averageMs: count,
          mostWithinMs: count.nullable(),
          limited: count,
          failed: count,
        }),
      ),
      counters: z.array(z.object({ scope: z.string(), key: z.string(), hits: count, endsAt: z.string() })),
    }),
  },
});
