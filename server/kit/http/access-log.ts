import type { FastifyRequest } from "fastify";
import type { Kit } from "../kit.ts";

/**
 * Records the call's duration in the metrics and writes one access log line. Polled calls are only counted, because a
 * line for each would halve the server's throughput. The function is called where the response is sent and not in an
 * `onResponse` hook, which would cost every request four listeners.
 */
export function writeAccessLog(kit: Kit, request: FastifyRequest, status: number, startedMs?: number): void {
  const { call, quiet } = request.routeOptions.config;
  const durationMs = startedMs === undefined ? 0 : performance.now() - startedMs;
  if (call !== undefined) {
    kit.metrics.observeCall({ call: call.name, status, durationSeconds: durationMs / 1000 });
  }
  // The route's pattern is logged instead of the path, which may contain a session handle or a token.
  const route = call?.path ?? request.routeOptions.url ?? "page";
  if (!quiet) kit.tracing?.requests.describe(request.raw, route, request.id);
  if (quiet || call?.polled) return;
  kit.log.info(
    {
      requestId: request.id,
      method: request.method,
      route,
      status,
      durationMs: Math.round(durationMs),
    },
    "answered",
  );
}
