import { Readable } from "node:stream";
import { COOKIES } from "@parlour/contracts/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import type { SetCookie } from "../service.ts";
import { formatSetCookie } from "./cookies.ts";
import type { Outcome } from "./outcome.ts";

export const jsonType = "application/json; charset=utf-8";

export type OpenStreams = Set<Readable>;

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.headers) reply.headers(refusal.headers);
  return reply.code(refusal.status).type(jsonType).serializer(JSON.stringify).send(refusal.body);
}

export function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
  secureCookies: boolean,
  streams: OpenStreams,
): FastifyReply {
  if (isRefusal(outcome)) return sendRefusal(reply, outcome);
  if (outcome.headers) reply.headers(outcome.headers);
  if (outcome.cookies) setCookies(reply, outcome.cookies, secureCookies);
  const etag = outcome.headers?.etag;
  if (etag !== undefined && request.headers["if-none-match"] === etag) return reply.code(304).send();
  const body: unknown = outcome.body;
  const { answerType } = request.routeOptions.config.call ?? {};
  if (body instanceof Readable && answerType !== "text/csv") {
    return sendStream(request, reply, outcome.status, body, streams);
  }
  if (body === undefined || body === null) return reply.code(outcome.status).send();
  if (answerType === "text/html" || answerType === "text/csv") reply.type(`${answerType}; charset=utf-8`);
  else if (answerType === "application/sdp") reply.type(answerType);
  else if (!Buffer.isBuffer(body)) reply.type(jsonType);
  return reply.code(outcome.status).send(body);
}

function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: Readable,
  streams: OpenStreams,
): FastifyReply {
  reply.code(status).type("text/event-stream");
  if (request.method === "HEAD") {
    body.destroy();
    return reply.send();
  }
  streams.add(body);
  body.once("close", () => streams.delete(body));
  return reply.send(body);
}

const secureNames: Readonly<Record<string, string>> = {
  [COOKIES.session]: COOKIES.secureSession,
  [COOKIES.operator]: COOKIES.secureOperator,
};

function setCookies(reply: FastifyReply, cookies: readonly SetCookie[], secure: boolean): void {
  for (const cookie of cookies) {
    const name = secure ? (secureNames[cookie.name] ?? cookie.name) : cookie.name;
    reply.header("set-cookie", formatSetCookie({ ...cookie, name }, secure));
  }
}

/** Whether the site is served over TLS: always in production, otherwise when its public origin is https. */
export function secureCookies(config: Pick<Config, "mode" | "publicOrigin">): boolean {
  return config.mode === "production" || config.publicOrigin?.startsWith("https://") === true;
}

/**
 * Returns the name of the session cookie. The `__Host-` prefix makes the browser limit the cookie to this
 * host and to TLS.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? COOKIES.secureSession : COOKIES.session;
}

/**
 * Returns the name of the operators' cookie. Browsers accept `__Host-` only with TLS, so plain HTTP on
 * loopback uses the name without the prefix.
 */
export function operatorCookieName(secure: boolean): string {
  return secure ? COOKIES.secureOperator : COOKIES.operator;
}
