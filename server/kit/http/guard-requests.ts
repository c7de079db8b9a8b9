import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kit } from "../kit.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { writeAccessLog } from "./access-log.ts";
import { isApiPath } from "./api-paths.ts";
import type { ApplyHeaders } from "./apply-security-headers.ts";
import { asksForPage, sendBusyPage } from "./busy-page.ts";
import { checkRequest } from "./check-request.ts";
import { rateLimited } from "./invoke-route.ts";
import type { LoadMonitor } from "./load-monitor.ts";
import { pathOf } from "./not-found-handler.ts";
import { createRateLimit } from "./rate-limit.ts";
import { sendRefusal } from "./send-outcome.ts";

export type GuardOptions = {
  kit: Kit;
  applySecurityHeaders: ApplyHeaders;
  load: LoadMonitor;
  isClosing: () => boolean;
  requestsPerSecond: number;
};

/** A provider sends the requests of all its players from one address. */
const providerRequestsPerSecond = 5_000;

const retryLater: Refusal = { ...refuse("OVERLOADED"), headers: { "retry-after": "2" } };
const retryElsewhere: Refusal = {
  ...refuse("OVERLOADED"),
  headers: { "retry-after": "1", connection: "close" },
};

const asksToRetry = ({ headers }: Refusal) => headers?.["retry-after"] !== undefined;

/**
 * Checks every request first: server closing, CSRF and size, rate limit, overload. Returns `admits`, a short form of
 * these checks for polled calls, which bypass Fastify.
 */
export function guardRequests(
  app: FastifyInstance,
  options: GuardOptions,
): { admits: (address: string) => boolean } {
  const { kit, applySecurityHeaders, load, isClosing } = options;
  const { publicOrigin } = kit.config;
  const limit = createRateLimit(options.requestsPerSecond);
  const providerLimit = createRateLimit(Math.max(providerRequestsPerSecond, options.requestsPerSecond));

  const check = (request: FastifyRequest): Refusal | undefined => {
    if (isClosing()) return retryElsewhere;
    const refusal = checkRequest(request, publicOrigin);
    if (refusal !== undefined || request.routeOptions.config.quiet) return refusal;
    const { call } = request.routeOptions.config;
    const allowed = call?.access === "provider" ? providerLimit : limit;
    if (!allowed.allows(request.ip)) return rateLimited(1);
    return load.isOverloaded() ? retryLater : undefined;
  };
  app.addHook("onRequest", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    // Responses of polled calls have prebuilt headers.
    if (!call?.polled) applySecurityHeaders(request, reply);
    if (call?.crossOrigin) reply.header("access-control-allow-origin", "*");
    const refusal = check(request);
    if (refusal === undefined) return done();
    if (call?.polled) applySecurityHeaders(request, reply);
    if (asksToRetry(refusal) && asksForPage(request) && !isApiPath(pathOf(request)))
      sendBusyPage(request, reply, refusal);
    else sendRefusal(reply, refusal);
    writeAccessLog(kit, request, refusal.status);
  });
  app.addHook("onClose", async () => {
    limit.stop();
    providerLimit.stop();
    load.stop();
  });
  return { admits: (address) => !isClosing() && !load.isOverloaded() && limit.allows(address) };
}
