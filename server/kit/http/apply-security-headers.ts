import type { FastifyReply, FastifyRequest } from "fastify";
import type { SecurityHeaders } from "./security-headers.ts";

/**
 * Sets the headers of every response; it is safe to call twice. Responses to calls are private, so they are
 * not cached anywhere unless their handler says otherwise.
 */
export type ApplyHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

export function createHeaderApplier({ data }: SecurityHeaders): ApplyHeaders {
  return (request, reply) => {
    reply.headers(data);
    if (request.routeOptions.config.call) reply.header("cache-control", "no-store");
    reply.header("x-request-id", request.id);
  };
}
