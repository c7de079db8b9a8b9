import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kit } from "../kit.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { pathOf } from "./answer-unknown.ts";
import { isApiPath } from "./api-paths.ts";
import { asksForPage, sendBusyPage } from "./busy-page.ts";
import type { Dress } from "./dress.ts";
import { checkAtGate } from "./gate.ts";
import { rateLimited } from "./invoke-route.ts";
import type { LoadMonitor } from "./load-monitor.ts";
import { noteAnswer } from "./note-answer.ts";
import { requestLimit } from "./request-limit.ts";
import { sendRefusal } from "./send-outcome.ts";

export type GuardOptions = {
  kit: Kit;
  dress: Dress;
  load: LoadMonitor;
  isClosing: () => boolean;
  requestsPerSecond: number;
};

/** One address of a provider speaks for all its players. */
const providerRequestsPerSecond = 5_000;

const comeBackLater: Refusal = { ...refuse("OVERLOADED"), headers: { "retry-after": "2" } };
const comeBackElsewhere: Refusal = {
  ...refuse("OVERLOADED"),
  headers: { "retry-after": "1", connection: "close" },
};

const tellsToWait = ({ headers }: Refusal) => headers?.["retry-after"] !== undefined;

/**
 * Stands in front of every request, whatever its path. Answers a short form of itself for those that take another
 * way: whether nothing is to be said against one more request of that address.
 */
export function guard(app: FastifyInstance, options: GuardOptions): { admits: (address: string) => boolean } {
  const { kit, dress, load, isClosing } = options;
  const { publicOrigin } = kit.config;
  const limit = requestLimit(options.requestsPerSecond);
  const providerLimit = requestLimit(Math.max(providerRequestsPerSecond, options.requestsPerSecond));

  const check = (request: FastifyRequest): Refusal | undefined => {
    if (isClosing()) return comeBackElsewhere;
    const refusal = checkAtGate(request, publicOrigin);
    if (refusal !== undefined || request.routeOptions.config.quiet) return refusal;
    const { call } = request.routeOptions.config;
    const allowed = call?.access === "provider" ? providerLimit : limit;
    if (!allowed.allows(request.ip)) return rateLimited(1);
    return load.isOverloaded() ? comeBackLater : undefined;
  };
  app.addHook("onRequest", (request, reply, done) => {
    const { call } = request.routeOptions.config;
    // A poll's answer has its headers ready made.
    if (!call?.polled) dress(request, reply);
    if (call?.crossOrigin) reply.header("access-control-allow-origin", "*");
    const refusal = check(request);
    if (refusal === undefined) return done();
    if (call?.polled) dress(request, reply);
    if (tellsToWait(refusal) && asksForPage(request) && !isApiPath(pathOf(request)))
      sendBusyPage(request, reply, refusal);
    else sendRefusal(reply, refusal);
    noteAnswer(kit, request, refusal.status);
  });
  app.addHook("onClose", async () => {
    limit.stop();
    providerLimit.stop();
    load.stop();
  });
  return { admits: (address) => !isClosing() && !load.isOverloaded() && limit.allows(address) };
}
