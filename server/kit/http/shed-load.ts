import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { refusalError } from "./refusal-error.ts";

const maxEventLoopDelayMs = 1_000;
const maxHeapShare = 0.92;

/** A server that cannot keep up says so at once instead of letting everybody wait. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * maxHeapShare),
    pressureHandler: (request) => {
      if (!request.routeOptions.config.quiet) throw refusalError("OVERLOADED");
    },
  });
}
