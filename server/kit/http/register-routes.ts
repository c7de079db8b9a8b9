import type { FastifyInstance } from "fastify";
import { answerSchema } from "./answer-schema.ts";
import type { Calls } from "./calls.ts";
import { readCookie } from "./cookies.ts";
import { type InvokeParts, invokeRoute } from "./invoke-route.ts";
import { noteAnswer } from "./note-answer.ts";
import type { PreparedRoute, RawInput } from "./prepare-route.ts";
import { type OpenStreams, sendOutcome, sessionCookieName } from "./send-outcome.ts";

export function registerRoutes(
  app: FastifyInstance,
  calls: Calls,
  options: { secureCookies: boolean; streams: OpenStreams },
): void {
  const { secureCookies, streams } = options;
  const cookieName = sessionCookieName(secureCookies);
  const { parts, routes } = calls;
  for (const route of routes) {
    assertAuthorisable(route, parts);
    app.route({
      method: route.call.method,
      url: route.url,
      config: { call: route.call },
      schema: { response: answerSchemas(route) },
      handler: async (request, reply) => {
        const startedMs = performance.now();
        const secret = readCookie(request.headers.cookie, cookieName);
        const visitor = { secret, address: request.ip, requestId: request.id };
        const raw = {
          params: request.params,
          query: request.query,
          headers: request.headers,
          body: request.body,
        } as RawInput;
        const outcome = await invokeRoute(parts, route, raw, visitor, request.rawBody);
        noteAnswer(parts.kit, request, outcome.status, startedMs);
        return sendOutcome(request, reply, outcome, secureCookies, streams);
      },
    });
  }
}

function answerSchemas(route: PreparedRoute): Record<string, unknown> {
  const schemas = Object.entries(route.call.answers).map(([status, schema]) => [
    status,
    answerSchema(schema),
  ]);
  return Object.fromEntries(schemas);
}

/** A call that nobody could check must not slip in: better no start than an open door. */
function assertAuthorisable(route: PreparedRoute, parts: InvokeParts): void {
  const { access, name } = route.call;
  if ((access === "operator" || access === "provider") && parts.authorisers[access] === undefined) {
    throw new Error(`${name}: there is no check for ${access} calls`);
  }
}
