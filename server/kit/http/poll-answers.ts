import type { ServerResponse } from "node:http";
import type { Call } from "@parlour/contracts/call";
import type { FastifyReply } from "fastify";
import type { Outcome } from "./outcome.ts";

type Write = (body: object) => string;
type Text = { text: string; length: string; encoding: BufferEncoding };

/** Writes responses of polled calls directly to Node, because they need none of Fastify's reply hooks. */
export type PollAnswers = {
  /** Prepares the call's serialiser, which writes only the fields that the contract names. */
  learn(call: Call, reply: FastifyReply, status: number): void;
  /** Returns whether the call's serialiser is prepared. */
  knows(call: Call): boolean;
  /** Returns false and sends nothing when there is no serialiser for this response. */
  send(call: Call, response: ServerResponse, outcome: Outcome, requestId: string): boolean;
};

/** Creates the response writer. `headers` is a flat list of the headers of every response. */
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

/** Serialises a body. A frozen body cannot change, so it is serialised only once. */
function textOf(write: Write, body: object): Text {
  const known = texts.get(body);
  if (known) return known;
  const text = write(body);
  const length = Buffer.byteLength(text);
  // Node writes ASCII text faster as latin1 than as UTF-8.
  const encoding = length === text.length ? "latin1" : "utf8";
  const made: Text = { text, length: length.toString(), encoding };
  if (Object.isFrozen(body)) texts.set(body, made);
  return made;
}
