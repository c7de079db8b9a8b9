import type { FastifyRequest } from "fastify";
import type { Kit } from "../kit.ts";

/**
 * Times a call of the contract and logs one line for each request that somebody made on purpose. Polls are only
 * counted: a line for each would halve what the server can answer. Called where an answer is handed over and not
 * by a hook on its end, which would cost every request four listeners.
 */
export function writeAccessLog(kit: Kit, request: FastifyRequest, status: number, startedMs?: number): void {
  const { call, quiet } = request.routeOptions.config;
  const durationMs = startedMs === undefined ? 0 : performance.now() - startedMs;
  if (call !== undefined) {
    kit.metrics.observeCall({ call: call.name, status, durationSeconds: durationMs / 1000 });
  }
  if (quiet || call?.polled) return;
  kit.log.info(
    {
      requestId: request.id,
      method: request.method,
      // The route's pattern stands for the path, which may hold a session's handle or a token.
      route: call?.path ?? request.routeOptions.url ?? "page",
      status,
      durationMs: Math.round(durationMs),
    },
    "answered",
  );
}
