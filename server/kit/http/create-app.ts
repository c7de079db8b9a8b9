import "./fastify-types.ts";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { refuse } from "../refusal.ts";
import type { SocketRoute } from "../socket.ts";
import { createHeaderApplier } from "./apply-security-headers.ts";
import type { Calls } from "./calls.ts";
import { bodyLimitBytes } from "./check-request.ts";
import { handleClientError } from "./client-error.ts";
import { gracefulClose } from "./close-gracefully.ts";
import { registerErrorHandler } from "./error-handler.ts";
import { guardRequests } from "./guard-requests.ts";
import { acceptJsonOnly } from "./json-body.ts";
import { type LoadMonitor, startLoadMonitor } from "./load-monitor.ts";
import { type RenderPage, registerNotFoundHandler } from "./not-found-handler.ts";
import { createPollAnswers } from "./poll-answers.ts";
import { openPollLane } from "./poll-lane.ts";
import { registerProbes } from "./probes.ts";
import { refusalOf } from "./refusal-error.ts";
import { registerRoutes } from "./register-routes.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { jsonType, type OpenStreams, secureCookies, sendRefusal, sessionCookieName } from "./send-outcome.ts";
import { registerWebSockets } from "./web-socket.ts";

export type AppOptions = {
  calls: Calls;
  sockets?: readonly SocketRoute[];
  headers: SecurityHeaders;
  /** Renders every path that is no call; without it an unknown path is 404 JSON. */
  renderPage?: RenderPage;
  /** Adds routes outside the contract: files, documents. */
  addRoutes?: (app: FastifyInstance) => Promise<void>;
  /** The rate limit of one address; the contract promises at least 100. */
  requestsPerSecond?: number;
  /** Replaces the server's load monitor in tests, which run on busy machines. */
  load?: LoadMonitor;
};

export type App = {
  fastify: FastifyInstance;
  setReady(ready: boolean): void;
  /** Refuses new requests, lets current ones finish, ends streams, then closes. */
  close(): Promise<void>;
};

const defaultRequestsPerSecond = 200;
const requestTimeoutMs = 30_000;
const drainGraceMs = 10_000;

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

  const applySecurityHeaders = createHeaderApplier(headers);
  const closeGracefully = gracefulClose(app, streams, drainGraceMs);
  app.decorateRequest("rawBody", "");
  const { admits } = guardRequests(app, {
    kit,
    applySecurityHeaders,
    load: options.load ?? startLoadMonitor(),
    isClosing: () => state.closing,
    requestsPerSecond: options.requestsPerSecond ?? defaultRequestsPerSecond,
  });
  await registerWebSockets(app, { parts: calls.parts, sockets: options.sockets ?? [] });
  acceptJsonOnly(app);
  registerErrorHandler(app, kit, applySecurityHeaders);
  registerProbes(app, kit, () => state.ready && !state.closing);
  const secure = secureCookies(kit.config);
  const cookieName = sessionCookieName(secure);
  const answers = createPollAnswers([...Object.entries(headers.data).flat(), "content-type", jsonType]);
  registerRoutes(app, calls, { secureCookies: secure, cookieName, streams, answers, applySecurityHeaders });
  await options.addRoutes?.(app);
  registerNotFoundHandler(app, kit, calls.routes, options.renderPage);
  const addressOf = addressReader(kit.config.trustedProxies);
  openPollLane(app.server, { calls, answers, cookieName, admits, addressOf, nextRequestId });

  return {
    fastify: app,
    setReady(ready) {
      state.ready = ready;
    },
    async close() {
      state.closing = true;
      await closeGracefully();
    },
  };
}

/** The client's address by Fastify's rule: a forwarded address counts only from a trusted proxy. */
function addressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? "";
  const trust = proxyAddress.compile([...trustedProxies]);
  return (request) => proxyAddress(request, trust);
}

/** Request ids are unique across servers and restarts: a random part per server, and a counter. */
function requestIds(): () => string {
  const server = randomBytes(6).toString("base64url");
  let count = 0;
  return () => `${server}-${(count++).toString(36)}`;
}
