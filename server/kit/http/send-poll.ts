import type { FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../refusal.ts";
import type { Outcome } from "./outcome.ts";

/** Whether the answer has nothing of its own but a status and a JSON body. */
export function isPlainPoll(request: FastifyRequest, outcome: Outcome): boolean {
  const { call } = request.routeOptions.config;
  if (!call?.polled || call.answerType !== undefined || request.method !== "GET") return false;
  if (isRefusal(outcome) || outcome.headers !== undefined || outcome.cookies !== undefined) return false;
  return typeof outcome.body === "object" && outcome.body !== null;
}

type Text = { text: string; length: string; encoding: BufferEncoding };

const texts = new WeakMap<object, Text>();

/** A frozen body cannot change, so its text is made once. */
function textOf(reply: FastifyReply, body: object): Text {
  const known = texts.get(body);
  if (known) return known;
  const text = reply.serialize(body) as string;
  const length = Buffer.byteLength(text);
  // Where every character is a byte, Node need not look for those that are more.
  const encoding = length === text.length ? "latin1" : "utf8";
  const made: Text = { text, length: length.toString(), encoding };
  if (Object.isFrozen(body)) texts.set(body, made);
  return made;
}

/**
 * The shortest way out, for what every open page asks again and again: `headers`, a flat list made once, goes to
 * Node as it is, past the steps that Fastify keeps for hooks which such answers do not have.
 */
export function sendPoll(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: Outcome,
  headers: readonly string[],
): FastifyReply {
  const { text, length, encoding } = textOf(reply.code(status), body as object);
  reply.hijack();
  reply.raw.writeHead(status, [...headers, "x-request-id", request.id, "content-length", length]);
  reply.raw.end(text, encoding);
  return reply;
}
