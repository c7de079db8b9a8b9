import type { FastifyInstance } from "fastify";
import type { Kit } from "../kit.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { checkAtGate } from "./gate.ts";
import { rateLimited } from "./invoke-route.ts";
import { requestLimit } from "./request-limit.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { sendRefusal } from "./send-outcome.ts";

export type GuardOptions = {
  kit: Kit;
  headers: SecurityHeaders;
  isClosing: () => boolean;
  requestsPerSecond: number;
};

/** Stands in front of every request, whatever its path. */
export function guard(app: FastifyInstance, options: GuardOptions): void {
  const { kit, headers, isClosing } = options;
  const { publicOrigin } = kit.config;
  const limit = requestLimit(options.requestsPerSecond);
  const comeBack: Refusal = { ...refuse("OVERLOADED"), headers: { "retry-after": "1", connection: "close" } };

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers.data);
    reply.header("x-request-id", request.id);
    const refusal = isClosing()
      ? comeBack
      : (checkAtGate(request, publicOrigin) ??
        (request.routeOptions.config.quiet || limit.allows(request.ip) ? undefined : rateLimited(1)));
    if (refusal === undefined) done();
    else sendRefusal(reply, refusal);
  });
  app.addHook("onClose", async () => limit.stop());
}
