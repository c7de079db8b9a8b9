import type { FastifyReply, FastifyRequest } from "fastify";
import type { SecurityHeaders } from "./security-headers.ts";

/** Sets the headers of every response; it is safe to call twice. */
export type ApplyHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

export function createHeaderApplier({ data }: SecurityHeaders): ApplyHeaders {
  return (request, reply) => {
    reply.headers(data);
    reply.header("x-request-id", request.id);
  };
}
