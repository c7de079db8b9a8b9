import type { FastifyRequest } from "fastify";

const apiPrefixes = [
  "/services",
  "/api",
  "/content",
  "/sandbox/document-provider",
  "/sandbox/payment-provider",
];
const apiPaths = new Set([
  "/openapi.json",
  "/healthz",
  "/readyz",
  "/metrics",
  "/sandbox/outbox",
  "/sandbox/demo-accounts",
  "/sandbox/place",
]);

/**
 * Returns whether the path belongs to the API, where an unknown path is answered with JSON, never with a
 * page.
 */
export function isApiPath(path: string): boolean {
  return apiPaths.has(path) || apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

export function pathOf(request: FastifyRequest): string {
  const query = request.url.indexOf("?");
  return query === -1 ? request.url : request.url.slice(0, query);
}
