import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { FastifyInstance } from "fastify";
import { type Refusal, refuse } from "../refusal.ts";
import { sendRefusal } from "./send-outcome.ts";

const maxMedianDelayMs = 500;
const maxHeapShare = 0.92;
const sampleMs = 1_000;

/**
 * A server that cannot keep up says so at once instead of letting everybody wait. It goes by the median delay
 * of the event loop: one long pause, such as the embedded database's first breath, is no overload.
 */
export function shedLoad(app: FastifyInstance): void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let isOverloaded = false;
  const sampling = setInterval(() => {
    const { heap_size_limit: limit, used_heap_size: used } = getHeapStatistics();
    isOverloaded = delays.percentile(50) / 1e6 > maxMedianDelayMs || used > limit * maxHeapShare;
    delays.reset();
  }, sampleMs);
  sampling.unref();

  const overloaded: Refusal = { ...refuse("OVERLOADED"), headers: { "retry-after": "2" } };
  app.addHook("onRequest", (request, reply, done) => {
    if (isOverloaded && !request.routeOptions.config.quiet) sendRefusal(reply, overloaded);
    else done();
  });
  app.addHook("onClose", async () => {
    clearInterval(sampling);
    delays.disable();
  });
}
