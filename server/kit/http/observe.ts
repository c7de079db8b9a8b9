import type { FastifyInstance } from "fastify";
import type { Kit } from "../kit.ts";

/**
 * Times every call of the contract and logs one line for each request that somebody made on purpose. Polls are
 * only counted: a line for each would halve what the server can answer.
 */
export function observe(app: FastifyInstance, kit: Kit): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { call, quiet } = request.routeOptions.config;
    if (call !== undefined) {
      kit.metrics.observeCall({
        call: call.name,
        status: reply.statusCode,
        durationSeconds: reply.elapsedTime / 1000,
      });
    }
    if (!quiet && !call?.polled) {
      // The route's pattern stands for the path, which may hold a session's handle or a token.
      const line = {
        requestId: request.id,
        method: request.method,
        route: call?.path ?? request.routeOptions.url ?? "page",
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      };
      kit.log.info(line, "answered");
    }
    done();
  });
}
