import "./fastify-types.ts";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import proxyAddress from "@fastify/proxy-addr";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { refuse } from "../refusal.ts";
import type { SocketRoute } from "../socket.ts";
import { createHeaderApplier } from "./apply-security-headers.ts";
import type { Calls } from "./calls.ts";
import { bodyLimitBytes } from "./check-request.ts";
import { handleClientError } from "./client-error.ts";
import { drainer, gracefulClose } from "./close-gracefully.ts";
import { registerErrorHandler } from "./error-handler.ts";
import { guardRequests } from "./guard-requests.ts";
import { acceptJsonOnly } from "./json-body.ts";
import { connectionsOf, createLanes, type Lanes } from "./lanes.ts";
import { type LoadMonitor, startLoadMonitor } from "./load-monitor.ts";
import { type RenderPage, registerNotFoundHandler } from "./not-found-handler.ts";
import { createPollAnswers } from "./poll-answers.ts";
import { openPollLane, type PollResults } from "./poll-lane.ts";
import { registerProbes } from "./probes.ts";
import { refusalOf } from "./refusal-error.ts";
import { registerRoutes } from "./register-routes.ts";
import { hostReader } from "./request-brand.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { jsonType, type OpenStreams, secureCookies, sendRefusal, sessionCookieName } from "./send-outcome.ts";
import { registerWebSockets } from "./web-socket.ts";

export type AppOptions = {
  calls: Calls;
  sockets?: readonly SocketRoute[];
  headers: SecurityHeaders;
  /** Renders every path that is not a call. Without it, an unknown path gets a 404 response in JSON. */
  renderPage?: RenderPage;
  /** Adds routes outside the contract, for files and documents. */
  addRoutes?: (app: FastifyInstance) => Promise<void>;
  /** How many requests per second one IP address may send; the contract promises at least 100. */
  requestsPerSecond?: number;
  /** Replaces the server's load monitor in tests, because test machines are busy. */
  load?: LoadMonitor;
  /** Work queues to use instead of the server's own; page rendering must get the same ones. */
  lanes?: Lanes;
};

export type App = {
  fastify: FastifyInstance;
  listen(address: { host: string; port: number }): Promise<AddressInfo>;
  setReady(ready: boolean): void;
  /**
   * Keeps serving for a while, but closes each connection after its next response, so that clients and load
   * balancers move to other servers without a failed request. Resolves early when no connection is left.
   */
  drain(): Promise<void>;
  /** Refuses new requests, lets current ones finish, ends streams, then closes. */
  close(): Promise<void>;
};

const defaultRequestsPerSecond = 200;
const requestTimeoutMs = 30_000;
const closeGraceMs = 10_000;
/**
 * Fastify's default of ten seconds is too short on a busy machine, where listing the built files alone can take longer.
 */
const startTimeoutMs = 120_000;
/** The backlog is large, because a client that finds it full waits for seconds before it tries to connect again. */
const connectionBacklog = 4_096;

export async function createApp(options: AppOptions): Promise<App> {
  const { calls, headers } = options;
  const { kit } = calls.parts;
  const streams: OpenStreams = new Set();
  const state = { ready: false, closing: false };
  const nextRequestId = requestIds();
  const app = fastify({
    // The kit's logger is used directly, because a child logger per request costs more than most responses.
    logger: false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    pluginTimeout: startTimeoutMs,
    return503OnClosing: false,
    trustProxy: kit.config.trustedProxies.length > 0 ? [...kit.config.trustedProxies] : false,
    genReqId: nextRequestId,
    clientErrorHandler: handleClientError(headers.data),
    frameworkErrors: (error, _request, reply) => {
      reply.headers(headers.data);
      sendRefusal(reply as unknown as FastifyReply, refusalOf(error) ?? refuse("INTERNAL"));
    },
    routerOptions: { maxParamLength: 400 },
  }) as unknown as FastifyInstance;

  const lanes = options.lanes ?? createLanes(connectionsOf(kit.config));
  const applySecurityHeaders = createHeaderApplier(headers);
  app.decorateRequest("rawBody", "");
  const { admits } = guardRequests(app, {
    kit,
    applySecurityHeaders,
    load: options.load ?? startLoadMonitor(),
    lanes,
    isClosing: () => state.closing,
    requestsPerSecond: options.requestsPerSecond ?? defaultRequestsPerSecond,
  });
  await registerWebSockets(app, { parts: calls.parts, sockets: options.sockets ?? [] });
  acceptJsonOnly(app);
  registerErrorHandler(app, kit, applySecurityHeaders);
  registerProbes(app, kit, () => state.ready && !state.closing);
  const secure = secureCookies(kit.config);
  const cookieName = sessionCookieName(secure);
  const answers = createPollAnswers([
    ...Object.entries(headers.data).flat(),
    ...["content-type", jsonType, "cache-control", "no-store"],
  ]);
  const results: PollResults = new WeakMap();
  const routing = { secureCookies: secure, cookieName, streams, answers, results, applySecurityHeaders };
  registerRoutes(app, calls, routing);
  await options.addRoutes?.(app);
  registerNotFoundHandler(app, kit, calls.routes, options.renderPage);
  const addressOf = addressReader(kit.config.trustedProxies);
  const hostOf = hostReader(kit.config.trustedProxies);
  const lane = lanes.poll;
  const polls = { calls, answers, results, cookieName, admits, lane, addressOf, hostOf, nextRequestId };
  openPollLane(app.server, polls);
  // Graceful closing and draining must see every request. The fast path for polls answers some requests without
  // calling listeners that were registered before it, so the listeners for closing and draining are registered after
  // it.
  const closeGracefully = gracefulClose(app, streams, closeGraceMs);
  const drain = drainer(app.server);
  kit.tracing?.requests.attach(app.server);

  return {
    fastify: app,
    async listen(address) {
      await app.listen({ ...address, backlog: connectionBacklog });
      return app.server.address() as AddressInfo;
    },
    setReady(ready) {
      state.ready = ready;
    },
    drain() {
      state.ready = false;
      return drain();
    },
    async close() {
      state.closing = true;
      await closeGracefully();
    },
  };
}

/**
 * Returns the function that reads the client's IP address, as Fastify does: a forwarded address is only
 * accepted from a trusted proxy.
 */
function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? "";
  const trust = proxyAddress.compile([...trustedProxies]);
  return (request) => proxyAddress(request, trust);
}

/**
 * Returns a generator of request ids that are unique across servers and restarts: a random part per server
 * and a counter.
 */
function requestIds(): () => string {
  const server = randomBytes(6).toString("base64url");
  let count = 0;
  return () => `${server}-${(count++).toString(36)}`;
}
