import type { FastifyReply, FastifyRequest } from "fastify";
import type { SecurityHeaders } from "./security-headers.ts";

/** Puts on what every answer wears; doing it again changes nothing. */
export type ApplyHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

export function createHeaderApplier({ data }: SecurityHeaders): ApplyHeaders {
  return (request, reply) => {
    reply.headers(data);
    reply.header("x-request-id", request.id);
  };
}
