import type { FastifyReply, FastifyRequest } from "fastify";
import type { SecurityHeaders } from "./security-headers.ts";

/** Puts on what every answer wears; doing it again changes nothing. */
export type Dress = (request: FastifyRequest, reply: FastifyReply) => void;

export function dressIn({ data }: SecurityHeaders): Dress {
  return (request, reply) => {
    reply.headers(data);
    reply.header("x-request-id", request.id);
  };
}
