import type { FastifyRequest } from "fastify";
import { type Refusal, refuse } from "../refusal.ts";
import { passesCsrfCheck } from "./csrf.ts";

export const bodyLimitBytes = 1_048_576;

const parentSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)/i;

/**
 * Checks the path, body size and CSRF protection before a request is handled. Whether the body is JSON is checked
 * later, when it is read.
 */
export function checkRequest(request: FastifyRequest, publicOrigin: string | undefined): Refusal | undefined {
  if (!isReadablePath(request.raw.url ?? "")) return refuse("BAD_REQUEST");
  const length = request.headers["content-length"];
  const { call } = request.routeOptions.config;
  if (length !== undefined && Number(length) > (call?.upload?.maxBytes ?? bodyLimitBytes)) {
    return refuse("BODY_TOO_LARGE");
  }
  return passesCsrfCheck(request, publicOrigin) ? undefined : refuse("ORIGIN_REFUSED");
}

function isReadablePath(url: string): boolean {
  if (url.charCodeAt(0) !== 47) return false;
  if (!url.includes("..") && !url.includes("%")) return true;
  const query = url.indexOf("?");
  const path = query === -1 ? url : url.slice(0, query);
  return !parentSegment.test(path) && !url.includes("%00");
}
