import type { FastifyInstance } from "fastify";
import type { Kit } from "../kit.ts";
import { refuse } from "../refusal.ts";
import { writeAccessLog } from "./access-log.ts";
import type { ApplyHeaders } from "./apply-security-headers.ts";
import { sendBusy } from "./busy-page.ts";
import { refusalOf, unavailable } from "./refusal-error.ts";
import { sendRefusal } from "./send-outcome.ts";

/** Turns errors into responses. An internal error shows the visitor only the request id. */
export function registerErrorHandler(
  app: FastifyInstance,
  kit: Kit,
  applySecurityHeaders: ApplyHeaders,
): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    applySecurityHeaders(request, reply);
    writeAccessLog(kit, request, refusal?.status ?? 500);
    if (refusal === unavailable) {
      kit.log.warn({ err: error, requestId: request.id }, "refused: the database is away");
      return sendBusy(request, reply, unavailable);
    }
    if (refusal !== undefined) return sendRefusal(reply, refusal);
    kit.log.error(
      { err: error, requestId: request.id, call: request.routeOptions.config.call?.name },
      "failed",
    );
    return sendRefusal(reply, refuse("INTERNAL", { requestId: request.id }));
  });
}
