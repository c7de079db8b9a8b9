import { Readable } from "node:stream";
import type { Call } from "@parlour/contracts/call";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { Upload } from "../service.ts";
import { refusalError } from "./refusal-error.ts";

/**
 * Registers a route whose body is a file. The handler gets the body as an unparsed stream, so that access is
 * checked before the body is read.
 */
export function acceptUpload(
  app: FastifyInstance,
  { types }: NonNullable<Call["upload"]>,
  route: RouteOptions,
): void {
  app.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      if (!types.includes(contentTypeOf(request))) throw refusalError("UNSUPPORTED_MEDIA_TYPE");
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.route(route);
  });
}

/** Returns the uploaded file; a request without a body is treated as an empty file. */
export function uploadOf(request: FastifyRequest): Upload {
  const stream = (request.body as Readable | undefined) ?? Readable.from([]);
  return { contentType: contentTypeOf(request), stream };
}

function contentTypeOf(request: FastifyRequest): string {
  return (request.headers["content-type"] ?? "").split(";")[0]!.trim().toLowerCase();
}
