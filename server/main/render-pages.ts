import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { KEEP_PAGE_HEADER, type PageContext } from "@parlour/contracts/page";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RouterContextProvider } from "react-router";
import { gatherReads } from "../kit/gathered-reads.ts";
import { pathOf } from "../kit/http/api-paths.ts";
import { sendBusy } from "../kit/http/busy-page.ts";
import type { Calls } from "../kit/http/calls.ts";
import { readPreview } from "../kit/http/content-preview.ts";
import { retryLater } from "../kit/http/guard-requests.ts";
import type { Lanes } from "../kit/http/lanes.ts";
import type { RenderPage } from "../kit/http/not-found-handler.ts";
import { RefusalError, refusalOf, unavailable } from "../kit/http/refusal-error.ts";
import { brandSeen, visitedOrigin } from "../kit/http/request-brand.ts";
import type { SecurityHeaders } from "../kit/http/security-headers.ts";
import { sendRefusal } from "../kit/http/send-outcome.ts";
import { refuse } from "../kit/refusal.ts";
import { type CacheSlot, createCachedPages } from "./cached-pages.ts";
import { nextNonce } from "./nonces.ts";
import { packedStream } from "./pack-chunks.ts";
import { createPageContext } from "./page-context.ts";
import type { PagePorts } from "./page-visit.ts";
import { createSharedAnswers } from "./shared-answers.ts";

export type PageHandler = {
  createLoadContext(page: PageContext): RouterContextProvider;
  handle(request: Request, context: RouterContextProvider): Promise<Response>;
  /** Returns the pattern of a page's path; undefined if no page has the path. */
  routeOf(pathname: string): string | undefined;
};

export type PageOptions = {
  calls: Calls;
  headers: SecurityHeaders;
  ports: PagePorts;
  /** The queue that limits how many pages are rendered at once. */
  lanes: Pick<Lanes, "page">;
  shell(): Promise<PageHandler>;
  /**
   * Whether pages are cached. They are not cached while the shell is served from source, because a cached
   * page would hide changes to the shell.
   */
  cachesPages: boolean;
};

export function renderPages({ calls, headers, ports, lanes, shell, cachesPages }: PageOptions): RenderPage {
  const { kit } = calls.parts;
  const { tracing } = kit;
  const cachedPages = cachesPages ? createCachedPages(calls.parts.kit, headers, ports) : undefined;
  const shared = createSharedAnswers();
  ports.content.onChange(() => shared.clear());
  ports.gameSettings.onChange(() => shared.clear());
  kit.brands.onChange(() => shared.clear());
  const render = async (
    request: FastifyRequest,
    reply: FastifyReply,
    slot?: CacheSlot,
  ): Promise<FastifyReply> => {
    const brand = brandSeen(kit, request);
    const origin = visitedOrigin(kit, brand, request);
    const address = cachedPages?.addressOf(request) ?? request.url;
    // Paths such as `//host/` and `/\host/` are refused, because a browser that is redirected to one would
    // open another site.
    const pathname = URL.parse(`${origin}${address}`)?.pathname;
    if (pathname === undefined || pathname.startsWith("//")) return sendRefusal(reply, refuse("BAD_REQUEST"));
    const nonce = nextNonce();
    const page = await createPageContext({ calls, ports, shared }, request, brand, origin, nonce);
    const handler = await shell();
    const response = await handler.handle(
      toWebRequest(request, reply, `${origin}${address}`),
      handler.createLoadContext(page),
    );
    if (page.isDatabaseMissed()) throw new RefusalError(unavailable);
    reply.headers(headers.page(nonce));
    // The Back button must not show a player's page after logging out, and a draft must not be stored at all.
    const isOwn = page.session !== null || readPreview(calls.parts.kit, request.headers.cookie) !== undefined;
    reply.header("cache-control", isOwn ? "private, no-store" : "private, no-cache");
    const isCached = cachedPages !== undefined && slot !== undefined && page.session === null;
    return send(request, reply, isCached ? await cachedPages.keep(response, nonce, slot, address) : response);
  };
  /**
   * Renders the page when it reaches the front of the queue. The next page can start after rendering, without
   * waiting for a slow client's download.
   */
  const renderInTurn = async (request: FastifyRequest, reply: FastifyReply, slot?: CacheSlot) => {
    if (kit.heartbeat.isDatabaseAway()) throw new RefusalError(unavailable);
    const { ip } = request;
    const admitted = await new Promise<boolean>((start) => lanes.page.enter(ip, start));
    if (!admitted) throw new RefusalError(retryLater);
    const renderNow = () => gatherReads(() => render(request, reply, slot));
    try {
      return await (tracing === undefined
        ? renderNow()
        : tracing.tracer.traceStep("page render", {}, renderNow));
    } finally {
      leaveWhenIdle(() => lanes.page.leave(ip));
    }
  };
  return async (request, reply) => {
    tracing?.requests.describe(request.raw, await routeOf(request, shell), request.id);
    // The request is for a script of an older build, for which an HTML page would be useless.
    if (request.url.startsWith("/assets/")) return sendRefusal(reply, refuse("NOT_FOUND"));
    const slot = await cachedPages?.send(request, reply);
    if (slot === "sent") return reply;
    try {
      return await renderInTurn(request, reply, slot);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.status !== 503) throw error;
      // An older copy is better for a visitor than no page.
      if (slot !== undefined && cachedPages?.sendStale(request, reply, slot)) return reply;
      return sendBusy(request, reply, refusal);
    } finally {
      slot?.done();
    }
  };
}

async function routeOf(request: FastifyRequest, shell: PageOptions["shell"]): Promise<string> {
  return (await shell()).routeOf(pathOf(request)) ?? "page";
}

const idleTurnMs = 10;
const pausePerTurn = 3;
const longestPauseMs = 1_000;

/**
 * Ends a render's turn. A render occupies the event loop, so other requests, especially health checks, run
 * before the next one. The longer they take, the longer the next render waits: rendering uses all of an idle
 * server but only part of a busy one.
 */
function leaveWhenIdle(leave: () => void): void {
  const startedMs = performance.now();
  setImmediate(() => {
    const turnMs = performance.now() - startedMs;
    if (turnMs < idleTurnMs) leave();
    else setTimeout(leave, Math.min(turnMs * pausePerTurn, longestPauseMs));
  });
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
    else for (const item of value ?? []) headers.append(name, item);
  }
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(url, { method: request.method, headers, signal: left.signal });
}

function send(request: FastifyRequest, reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie" && name !== KEEP_PAGE_HEADER) reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  if (response.body === null) return reply.send();
  const chunks = response.body as NodeReadableStream<Uint8Array>;
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(Readable.fromWeb(chunks));
  reply.header("content-encoding", "gzip").removeHeader("content-length");
  const vary = response.headers.get("vary");
  reply.header("vary", vary === null ? "Accept-Encoding" : `${vary}, Accept-Encoding`);
  return reply.send(packedStream(chunks));
}
