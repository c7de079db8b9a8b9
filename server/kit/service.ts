import type { Readable } from "node:stream";
import type { Answer, Body, Call, Headers, Params, Query } from "@parlour/contracts/call";
import type { Kit } from "./kit.ts";
import type { Refusal } from "./refusal.ts";
import type { PlayerSession } from "./session.ts";

/** What a handler is given: validated input, who asks, and nothing else. */
export type CallInput<C extends Call> = {
  params: Params<C>;
  query: Query<C>;
  headers: Headers<C>;
  body: Body<C>;
  /** The file that is being sent; present exactly when the call takes an upload. */
  upload: C["upload"] extends object ? Upload : Upload | undefined;
  /** The authorised session; present exactly when the call's access is `player`. */
  session: C["access"] extends "player" ? PlayerSession : PlayerSession | undefined;
  /** The visitor's address, read through trusted proxies only. */
  address: string;
  requestId: string;
};

/** A file on its way in. Its type is what the sender says; its size is bounded before it is handed over. */
export type Upload = { contentType: string; stream: Readable };

/** An answer with a status, headers or cookies of its own; a plain body answers the call's first status. */
export type Handler<C extends Call> = (input: CallInput<C>) => Promise<Answer<C> | Reply<C> | Refusal>;
export type Reply<C extends Call> = {
  reply: true;
  status: keyof C["answers"] & number;
  body: Answer<C>;
  headers?: Record<string, string>;
  cookies?: readonly SetCookie[];
};
export type SetCookie = { name: string; value: string; maxAgeSeconds?: number; httpOnly?: boolean };

/** A call and its handler, registered together. */
export type Route = { call: Call; handle: Handler<Call> };

/** One folder under `server/services/`. */
export type Service = {
  name: string;
  /** The folder of its forward-only SQL migrations, `0001-….sql`. */
  migrations?: URL;
  routes(kit: Kit): readonly Route[];
  /** Starts what runs beside requests (jobs, subscriptions); returns how to stop it. */
  start?(kit: Kit): Promise<() => Promise<void>>;
};

export function route<C extends Call>(call: C, handle: Handler<C>): Route {
  return { call, handle: handle as unknown as Handler<Call> };
}
