import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { constants, createGzip } from "node:zlib";
import { KEEP_PAGE_HEADER, type PageContext } from "@parlour/contracts/page";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RouterContextProvider } from "react-router";
import type { RenderPage } from "../kit/http/answer-unknown.ts";
import type { Calls } from "../kit/http/calls.ts";
import type { SecurityHeaders } from "../kit/http/security-headers.ts";
import { sendRefusal } from "../kit/http/send-outcome.ts";
import { refuse } from "../kit/refusal.ts";
import { readPreview } from "../services/site/content/index.ts";
import { createKeptPages, type Shelf } from "./kept-pages.ts";
import { nextNonce } from "./nonces.ts";
import { createPageContext } from "./page-context.ts";

/** The shell, ready to answer requests for pages. */
export type PageHandler = {
  createLoadContext(page: PageContext): RouterContextProvider;
  handle(request: Request, context: RouterContextProvider): Promise<Response>;
};

const gzipLevel = 5;

export function renderPages(
  calls: Calls,
  headers: SecurityHeaders,
  shell: () => Promise<PageHandler>,
  /** While the shell is being written, no page may outlive a change of it. */
  { keepsPages = true }: { keepsPages?: boolean } = {},
): RenderPage {
  const { publicOrigin } = calls.parts.kit.config;
  const keptPages = keepsPages ? createKeptPages(calls.parts.kit, headers) : undefined;
  const render = async (
    request: FastifyRequest,
    reply: FastifyReply,
    shelf?: Shelf,
  ): Promise<FastifyReply> => {
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    if (!URL.canParse(request.url, origin)) return sendRefusal(reply, refuse("BAD_REQUEST"));
    const nonce = nextNonce();
    const page = await createPageContext(calls, request, origin, nonce);
    const handler = await shell();
    const response = await handler.handle(
      toWebRequest(request, reply, origin),
      handler.createLoadContext(page),
    );
    reply.headers(headers.page(nonce));
    // A signed-in page must not come back by the browser's Back button after logging out, a draft by no way at all.
    const isOwn = page.session !== null || readPreview(calls.parts.kit, request.headers.cookie) !== undefined;
    reply.header("cache-control", isOwn ? "private, no-store" : "private, no-cache");
    const isKept = keptPages !== undefined && shelf !== undefined && page.session === null;
    return send(
      request,
      reply,
      isKept ? await keptPages.keep(response, nonce, shelf, request.url) : response,
    );
  };
  return async (request, reply) => {
    // A file that a newer build no longer has: a page would only confuse whoever asked for a script.
    if (request.url.startsWith("/assets/")) return sendRefusal(reply, refuse("NOT_FOUND"));
    const shelf = await keptPages?.send(request, reply);
    if (shelf === "sent") return reply;
    try {
      return await render(request, reply, shelf);
    } finally {
      shelf?.done();
    }
  };
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
    else for (const item of value ?? []) headers.append(name, item);
  }
  const left = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(`${origin}${request.url}`, { method: request.method, headers, signal: left.signal });
}

function send(request: FastifyRequest, reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie" && name !== KEEP_PAGE_HEADER) reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  if (response.body === null) return reply.send();
  const body = Readable.fromWeb(response.body as NodeReadableStream);
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(body);
  reply.header("content-encoding", "gzip").removeHeader("content-length");
  const vary = response.headers.get("vary");
  reply.header("vary", vary === null ? "Accept-Encoding" : `${vary}, Accept-Encoding`);
  // Flushed at every write, so that what is rendered first is also shown first.
  const gzip = createGzip({ level: gzipLevel, flush: constants.Z_SYNC_FLUSH });
  body.on("error", (error) => gzip.destroy(error));
  gzip.on("close", () => body.destroy());
  return reply.send(body.pipe(gzip));
}
