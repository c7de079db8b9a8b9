import type { FastifyInstance } from "fastify";
import { refuse } from "../refusal.ts";
import { refusalOf } from "./refusal-error.ts";
import { sendRefusal } from "./send-outcome.ts";

/** The one place where errors become answers. A fault of ours tells the visitor nothing but where to look. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal !== undefined) return sendRefusal(reply, refusal);
    request.log.error(
      { err: error, requestId: request.id, call: request.routeOptions.config.call?.name },
      "failed",
    );
    return sendRefusal(reply, refuse("INTERNAL", { requestId: request.id }));
  });
}
