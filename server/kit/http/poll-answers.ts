import type { ServerResponse } from "node:http";
import type { Call } from "@parlour/contracts/call";
import type { FastifyReply } from "fastify";
import type { Outcome } from "./outcome.ts";

type Write = (body: object) => string;
type Text = { text: string; length: string; encoding: BufferEncoding };

/** Hands polls' answers to Node as they are, past the steps that Fastify keeps for hooks which such answers lack. */
export type PollAnswers = {
  /** Remembers how the call's answers are written: only what the contract names leaves the server. */
  learn(call: Call, reply: FastifyReply, status: number): void;
  /** Whether an answer of this call has been written before. */
  knows(call: Call): boolean;
  /** False, with nothing sent, when it is not known how such an answer is written. */
  send(call: Call, response: ServerResponse, outcome: Outcome, requestId: string): boolean;
};

/** `headers` is a flat list of what every answer wears. */
export function createPollAnswers(headers: readonly string[]): PollAnswers {
  const writers = new Map<Call, Map<number, Write>>();
  return {
    learn(call, reply, status) {
      const known = writers.get(call);
      if (known?.has(status)) return;
      const write = reply.getSerializationFunction(String(status)) as Write | undefined;
      if (write) writers.set(call, new Map([...(known ?? []), [status, write]]));
    },
    knows: (call) => writers.has(call),
    send(call, response, { status, body }, requestId) {
      const write = writers.get(call)?.get(status);
      if (write === undefined || response.destroyed) return false;
      const { text, length, encoding } = textOf(write, body as object);
      response.writeHead(status, [...headers, "x-request-id", requestId, "content-length", length]);
      response.end(text, encoding);
      return true;
    },
  };
}

const texts = new WeakMap<object, Text>();

/** A frozen body cannot change, so its text is made once. */
function textOf(write: Write, body: object): Text {
  const known = texts.get(body);
  if (known) return known;
  const text = write(body);
  const length = Buffer.byteLength(text);
  // Where every character is a byte, Node need not look for those that are more.
  const encoding = length === text.length ? "latin1" : "utf8";
  const made: Text = { text, length: length.toString(), encoding };
  if (Object.isFrozen(body)) texts.set(body, made);
  return made;
}
