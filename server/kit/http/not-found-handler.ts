import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kit } from "../kit.ts";
import { refuse } from "../refusal.ts";
import { writeAccessLog } from "./access-log.ts";
import { isApiPath, pathOf } from "./api-paths.ts";
import type { PreparedRoute } from "./prepare-route.ts";
import { sendRefusal } from "./send-outcome.ts";

/** Renders the page at the request's path, or the not-found page. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type KnownPath = { pattern: RegExp; methods: Set<string> };

/** Handles requests that match no route: a wrong method, an unknown call, or a page of the site. */
export function registerNotFoundHandler(
  app: FastifyInstance,
  kit: Kit,
  routes: readonly PreparedRoute[],
  renderPage: RenderPage | undefined,
): void {
  const knownPaths = groupByPath(routes);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    // Pages are checked first: most requests that match no route are for pages, and no call has the path of a page.
    if (renderPage !== undefined && request.method === "GET" && isPagePath(path)) {
      return renderPage(request, reply);
    }
    const allowed = methodsAt(app, knownPaths, path);
    if (allowed.size > 0) return refuseMethod(reply, allowed);
    if (renderPage === undefined || isApiPath(path)) return sendRefusal(reply, refuse("NOT_FOUND"));
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuseMethod(reply, new Set(["GET", "HEAD"]));
    }
    return renderPage(request, reply);
  };
  app.setNotFoundHandler(async (request, reply) => {
    const startedMs = performance.now();
    await answer(request, reply);
    writeAccessLog(kit, request, reply.statusCode, startedMs);
    return reply;
  });
}

/**
 * Returns whether a path belongs to a page. API and sandbox calls have their own path prefixes; all other
 * paths belong to pages.
 */
function isPagePath(path: string): boolean {
  return !isApiPath(path) && !path.startsWith("/sandbox/");
}

function refuseMethod(reply: FastifyReply, allowed: ReadonlySet<string>): FastifyReply {
  return sendRefusal(reply.header("allow", [...allowed].sort().join(", ")), refuse("METHOD_NOT_ALLOWED"));
}

function groupByPath(routes: readonly PreparedRoute[]): KnownPath[] {
  const byPath = new Map<string, Set<string>>();
  for (const { call } of routes) {
    const methods = byPath.get(call.path) ?? new Set();
    methods.add(call.method);
    if (call.method === "GET") methods.add("HEAD");
    byPath.set(call.path, methods);
  }
  return [...byPath].map(([path, methods]) => ({ pattern: patternOf(path), methods }));
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${escaped}$`);
}

function methodsAt(app: FastifyInstance, knownPaths: readonly KnownPath[], path: string): Set<string> {
  const methods = new Set<string>();
  for (const known of knownPaths) {
    if (known.pattern.test(path)) for (const method of known.methods) methods.add(method);
  }
  // Probes, documents and files are not in the contract, and their routes are read-only.
  if (methods.size === 0 && app.hasRoute({ method: "GET", url: path })) return new Set(["GET", "HEAD"]);
  return methods;
}
