import type { Call } from "@parlour/contracts/call";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { refusalError } from "./refusal-error.ts";

/**
 * Registers a route whose body is a file. It is handed on as a stream, so that who may send it is decided before
 * it is read, and nothing of it is parsed on the way.
 */
export function acceptUpload(
  app: FastifyInstance,
  { types }: NonNullable<Call["upload"]>,
  route: RouteOptions,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (request, payload, done) => {
      if (types.includes(contentTypeOf(request))) done(null, payload);
      else done(refusalError("UNSUPPORTED_MEDIA_TYPE"), undefined);
    });
    // Without a type there is nothing to parse, and the handler would find no file.
    scope.addHook("preHandler", async (request) => {
      if (request.body === undefined || request.body === null) throw refusalError("UNSUPPORTED_MEDIA_TYPE");
    });
    scope.route(route);
  });
}

export function contentTypeOf(request: FastifyRequest): string {
  return (request.headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
}
