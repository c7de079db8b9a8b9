import type { FastifyRequest } from "fastify";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Protects against cross-site request forgery (CSRF): a request that changes state must come from a page of our own
 * origin. Calls that providers sign, and calls that are open to other origins, trust no cookie and are exempt.
 */
export function passesCsrfCheck(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { call } = request.routeOptions.config;
  if (safeMethods.has(request.method) || call?.access === "provider" || call?.crossOrigin) return true;
  return isSameOrigin(request, publicOrigin);
}

export function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  if (request.headers["sec-fetch-site"] === "same-origin") return true;
  if (origin === undefined) return false;
  if (origin === publicOrigin) return true;
  const host = hostOf(origin);
  return host !== undefined && host === hostOf(`${origin.slice(0, origin.indexOf("://"))}://${request.host}`);
}

/**
 * Returns the host of an origin. It is parsed as a URL, so that an explicit default port makes no difference.
 */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
