import type { FastifyInstance, FastifySerializerCompiler, RouteOptions } from "fastify";
import { acceptUpload, uploadOf } from "./accept-upload.ts";
import { writeAccessLog } from "./access-log.ts";
import { compileSerializer } from "./answer-schema.ts";
import type { ApplyHeaders } from "./apply-security-headers.ts";
import type { Calls } from "./calls.ts";
import { readCookie } from "./cookies.ts";
import { type InvokeParts, invokeRoute } from "./invoke-route.ts";
import type { PollAnswers } from "./poll-answers.ts";
import { isPlain, type PollResults } from "./poll-lane.ts";
import type { PreparedRoute, RawInput } from "./prepare-route.ts";
import { brandSeen } from "./request-brand.ts";
import { readSandboxLocation } from "./sandbox-location.ts";
import { type OpenStreams, sendOutcome } from "./send-outcome.ts";

export function registerRoutes(
  app: FastifyInstance,
  calls: Calls,
  options: {
    secureCookies: boolean;
    cookieName: string;
    streams: OpenStreams;
    answers: PollAnswers;
    results: PollResults;
    applySecurityHeaders: ApplyHeaders;
  },
): void {
  const { secureCookies, cookieName, streams, answers, results, applySecurityHeaders } = options;
  const { parts, routes } = calls;
  const { tracing } = parts.kit;
  for (const route of routes) {
    assertAuthorisable(route, parts);
    const options: RouteOptions = {
      method: route.call.method,
      url: route.url,
      config: { call: route.call },
      schema: { response: route.call.answers },
      serializerCompiler: compileSerializer as FastifySerializerCompiler<unknown>,
      handler: async (request, reply) => {
        const startedMs = performance.now();
        const secret = route.call.crossOrigin ? undefined : readCookie(request.headers.cookie, cookieName);
        const sandboxLocation = readSandboxLocation(parts.kit.config, request.headers.cookie);
        const { host, ip: address, id: requestId } = request;
        const brand = brandSeen(parts.kit, request);
        const visitor = { secret, brand, host, address, sandboxLocation, requestId };
        const raw = {
          params: request.params,
          query: request.query,
          headers: request.headers,
          ...(route.call.upload === undefined ? { body: request.body } : { upload: uploadOf(request) }),
        } as RawInput;
        const outcome = await (results.get(request.raw) ??
          (tracing === undefined
            ? invokeRoute(parts, route, raw, visitor, request.rawBody)
            : tracing.requests.resume(request.raw, () =>
                invokeRoute(parts, route, raw, visitor, request.rawBody),
              )));
        writeAccessLog(parts.kit, request, outcome.status, startedMs);
        if (isPoll(route) && request.method === "GET" && isPlain(outcome)) {
          answers.learn(route.call, reply, outcome.status);
          if (answers.send(route.call, reply.raw, outcome, request.id)) return reply.hijack();
        }
        if (route.call.polled) applySecurityHeaders(request, reply);
        return sendOutcome(request, reply, outcome, secureCookies, streams);
      },
    };
    if (route.call.upload === undefined) app.route(options);
    else acceptUpload(app, route.call.upload, options);
    if (route.call.crossOrigin) answerPreflight(app, route);
  }
}

function isPoll({ call }: PreparedRoute): boolean {
  return call.polled === true && call.answerType === undefined;
}

/** Answers the CORS preflight requests of calls that are open to other origins. */
function answerPreflight(app: FastifyInstance, { call, url }: PreparedRoute): void {
  if (call.method === "GET") return;
  app.options(url, { config: { call } }, async (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", call.method)
      .header("access-control-allow-headers", "content-type")
      .header("access-control-max-age", "600")
      .send(),
  );
}

/** Throws if there is no authoriser for a call that needs one, so that the server does not start. */
function assertAuthorisable(route: PreparedRoute, parts: InvokeParts): void {
  const { access, name } = route.call;
  if ((access === "operator" || access === "provider") && parts.authorisers[access] === undefined) {
    throw new Error(`${name}: there is no check for ${access} calls`);
  }
}
