import type { FastifyRequest } from "fastify";
import { type Refusal, refuse } from "../refusal.ts";

export const bodyLimitBytes = 1_048_576;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const parentSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * What every request must pass before it matters where it leads: a readable path, a bearable size, and our own
 * origin for anything that changes state. The JSON check follows when the body is read.
 */
export function checkAtGate(request: FastifyRequest, publicOrigin: string | undefined): Refusal | undefined {
  if (!isReadablePath(request.raw.url ?? "")) return refuse("BAD_REQUEST");
  const length = request.headers["content-length"];
  const { call } = request.routeOptions.config;
  if (length !== undefined && Number(length) > (call?.upload?.maxBytes ?? bodyLimitBytes)) {
    return refuse("BODY_TOO_LARGE");
  }
  // Neither kind trusts a cookie, so nothing is gained by making somebody's browser send it.
  if (safeMethods.has(request.method) || call?.access === "provider" || call?.crossOrigin) return undefined;
  return isSameOrigin(request, publicOrigin) ? undefined : refuse("ORIGIN_REFUSED");
}

function isReadablePath(url: string): boolean {
  if (url.charCodeAt(0) !== 47) return false;
  if (!url.includes("..") && !url.includes("%")) return true;
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  return !parentSegment.test(path) && !url.includes("%00");
}

export function isSameOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers;
  if (request.headers["sec-fetch-site"] === "same-origin") return true;
  if (origin === undefined) return false;
  if (origin === publicOrigin) return true;
  const host = hostOf(origin);
  return host !== undefined && host === hostOf(`${origin.slice(0, origin.indexOf("://"))}://${request.host}`);
}

/** Compared as URLs so that a default port, written or not, makes no difference. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
