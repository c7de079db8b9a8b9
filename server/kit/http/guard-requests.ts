import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kit } from "../kit.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { writeAccessLog } from "./access-log.ts";
import type { ApplyHeaders } from "./apply-security-headers.ts";
import { sendBusy } from "./busy-page.ts";
import { checkRequest } from "./check-request.ts";
import { rateLimited } from "./invoke-route.ts";
import { type Lanes, laneOf } from "./lanes.ts";
import type { LoadMonitor } from "./load-monitor.ts";
import { createRateLimit } from "./rate-limit.ts";
import { unavailable } from "./refusal-error.ts";
import { publicOriginAt } from "./request-brand.ts";
import { sendRefusal } from "./send-outcome.ts";

export type GuardOptions = {
  kit: Kit;
  applySecurityHeaders: ApplyHeaders;
  load: LoadMonitor;
  lanes: Lanes;
  isClosing: () => boolean;
  requestsPerSecond: number;
};

/** The limit for providers is high, because a provider sends the requests of all its players from one IP address. */
const providerRequestsPerSecond = 5_000;

export const retryLater: Refusal = { ...refuse("OVERLOADED"), headers: { "retry-after": "2" } };
const retryElsewhere: Refusal = {
  ...refuse("OVERLOADED"),
  headers: { "retry-after": "1", connection: "close" },
};

const asksToRetry = ({ headers }: Refusal) => headers?.["retry-after"] !== undefined;

/**
 * Checks every request first: server closing, CSRF and size, rate limit, database, overload. A call then enters the
 * queue of its kind, once its body has arrived. Returns `admits`, a short form of these checks for polled calls, which
 * bypass Fastify.
 */
export function guardRequests(
  app: FastifyInstance,
  options: GuardOptions,
): { admits: (address: string) => boolean } {
  const { kit, applySecurityHeaders, load, lanes, isClosing } = options;
  const limit = createRateLimit(options.requestsPerSecond);
  const providerLimit = createRateLimit(Math.max(providerRequestsPerSecond, options.requestsPerSecond));

  const check = (request: FastifyRequest): Refusal | undefined => {
    if (isClosing()) return retryElsewhere;
    const refusal = checkRequest(request, publicOriginAt(kit, request.host));
    if (refusal !== undefined || request.routeOptions.config.quiet) return refusal;
    const { call } = request.routeOptions.config;
    const allowed = call?.access === "provider" ? providerLimit : limit;
    if (!allowed.allows(request.ip)) return rateLimited(1);
    // Pages are not refused here while the database is down, because many of them come from a cache.
    if (call !== undefined && kit.heartbeat.isDatabaseAway()) return unavailable;
    return load.isOverloaded() ? retryLater : undefined;
  };
  const turnAway = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    if (request.routeOptions.config.call?.polled) applySecurityHeaders(request, reply);
    if (asksToRetry(refusal)) sendBusy(request, reply, refusal);
    else sendRefusal(reply, refusal);
    writeAccessLog(kit, request, refusal.status);
  };
  app.addHook("onRequest", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    // Responses of polled calls have prebuilt headers, so the headers are not set here.
    if (!call?.polled) applySecurityHeaders(request, reply);
    if (call?.crossOrigin) reply.header("access-control-allow-origin", "*");
    const refusal = check(request);
    if (refusal === undefined) done();
    else turnAway(request, reply, refusal);
  });
  app.addHook("preHandler", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    const lane = call && laneOf(lanes, call);
    if (lane === undefined) return done();
    lane.enter(request.ip, (admitted) => {
      if (!admitted) return turnAway(request, reply, retryLater);
      if (reply.raw.destroyed) return lane.leave(request.ip);
      reply.raw.once("close", () => lane.leave(request.ip));
      done();
    });
  });
  app.addHook("onClose", async () => {
    limit.stop();
    providerLimit.stop();
    load.stop();
  });
  const isFit = () => !isClosing() && !kit.heartbeat.isDatabaseAway() && !load.isOverloaded();
  return { admits: (address) => isFit() && limit.allows(address) };
}
