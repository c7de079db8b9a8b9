import type { Readable } from "node:stream";
import type { Answer, Body, Call, Headers, Params, Query } from "@parlour/contracts/call";
import type { Kit } from "./kit.ts";
import type { AuditTrail, Operator, OperatorAuthoriser } from "./operator.ts";
import type { ProviderAuthoriser, SignedRequest } from "./provider-authoriser.ts";
import type { Refusal } from "./refusal.ts";
import type { PlayerSession } from "./session.ts";
import type { SocketRoute } from "./socket.ts";

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
  /** Who asks, when the call's access is `operator`. */
  operator: C["access"] extends "operator" ? Operator : Operator | undefined;
  /** The request as its sender signed it, when the call's access is `provider`. */
  signed: C["access"] extends "provider" ? SignedRequest : SignedRequest | undefined;
  /** The visitor's address, read through trusted proxies only. */
  address: string;
  /** Where a visitor of the sandbox chose to stand: see the port `visitor-location`. */
  standsAt: string | undefined;
  requestId: string;
  /** What the caller names this attempt by; present exactly when the call moves money (`idempotent`). */
  idempotencyKey: C["idempotent"] extends true ? string : string | undefined;
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
  /** The folder of its forward-only SQL migrations, `0001-….sql`; its SQL functions are in `functions` beside it. */
  migrations?: URL;
  routes(kit: Kit): readonly Route[];
  /** Checks the signature of what providers send to its calls; without it they are closed to everybody. */
  authoriseProvider?(kit: Kit): ProviderAuthoriser;
  /** Knows operators by their session; one service does. */
  authoriseOperator?(kit: Kit): OperatorAuthoriser;
  /** Keeps the log of what operators do; one service does. */
  auditTrail?(kit: Kit): AuditTrail;
  /** Its WebSockets: see `socket.ts`. */
  sockets?(kit: Kit): readonly SocketRoute[];
  /** Starts what runs beside requests (jobs, subscriptions); returns how to stop it. */
  start?(kit: Kit): Promise<() => Promise<void>>;
};

export function route<C extends Call>(call: C, handle: Handler<C>): Route {
  return { call, handle: handle as unknown as Handler<Call> };
}
