import type { Readable } from "node:stream";
import type { Answer, Body, Call, Headers, Params, Query } from "@parlour/contracts/call";
import type { Brand } from "@parlour/contracts/entities/brand";
import type { Kit } from "./kit.ts";
import type { AuditTrail, FindClaim, FindPlayerOfItem, Operator, OperatorAuthoriser } from "./operator.ts";
import type { ProviderAuthoriser, SignedRequest } from "./provider-authoriser.ts";
import type { Refusal } from "./refusal.ts";
import type { PlayerSession } from "./session.ts";
import type { SocketRoute } from "./socket.ts";
import type { StreamSource } from "./stream/stream-source.ts";

/** The input of a handler: validated values and the caller. */
export type CallInput<C extends Call> = {
  params: Params<C>;
  query: Query<C>;
  headers: Headers<C>;
  body: Body<C>;
  /** The uploaded file; present exactly when the call takes an upload. */
  upload: C["upload"] extends object ? Upload : Upload | undefined;
  /**
   * The player's session. It is always present if the call's access is `player`; other calls get it if a
   * player is signed in.
   */
  session: C["access"] extends "player" ? PlayerSession : PlayerSession | undefined;
  /** The operator, when the call's access is `operator`. */
  operator: C["access"] extends "operator" ? Operator : Operator | undefined;
  /** The request as its sender signed it, when the call's access is `provider`. */
  signed: C["access"] extends "provider" ? SignedRequest : SignedRequest | undefined;
  /** The brand whose host name the request was sent to. */
  brand: Brand;
  /** The visitor's IP address, read through trusted proxies only. */
  address: string;
  /** The location that a sandbox visitor has chosen: see the port `visitor-location`. */
  sandboxLocation: string | undefined;
  requestId: string;
  /** The caller's `Idempotency-Key`; always present if the call moves money (`idempotent`). */
  idempotencyKey: C["idempotent"] extends true ? string : string | undefined;
};

/** An upload. The content type is the sender's claim; the size has been limited already. */
export type Upload = { contentType: string; stream: Readable };

/**
 * The result of a handler. A plain body is sent with the call's first status; a `Reply` sets its own status, headers
 * and cookies.
 */
export type Handler<C extends Call> = (input: CallInput<C>) => Promise<Answer<C> | Reply<C> | Refusal>;
export type Reply<C extends Call> = {
  reply: true;
  status: keyof C["answers"] & number;
  body: Answer<C>;
  headers?: Record<string, string>;
  cookies?: readonly SetCookie[];
};
export type SetCookie = {
  name: string;
  value: string;
  maxAgeSeconds?: number;
  httpOnly?: boolean;
  sameSite?: "Lax" | "Strict";
};

/** A call and its handler, registered together. */
export type Route = { call: Call; handle: Handler<Call> };

/** A service: one folder under `server/services/`. */
export type Service = {
  name: string;
  /**
   * The folder of the service's forward-only SQL migrations, `0001-….sql`; its SQL functions are in `functions` beside
   * it.
   */
  migrations?: URL;
  routes(kit: Kit): readonly Route[];
  /** Checks the signatures of providers' requests; without it, calls by providers are refused. */
  authoriseProvider?(kit: Kit): ProviderAuthoriser;
  /** Authorises operators by their session. Exactly one service provides it. */
  authoriseOperator?(kit: Kit): OperatorAuthoriser;
  /** Writes the audit log of operators' actions. Exactly one service provides it. */
  auditTrail?(kit: Kit): AuditTrail;
  /** Finds which operator has claimed an item in a queue. At most one service provides it. */
  findClaim?(kit: Kit): FindClaim;
  /**
   * Finds the player that an item of this service belongs to. The keys are path segments: the first segment in the
   * paths of the operator calls about these items.
   */
  itemPlayers?(kit: Kit): Readonly<Record<string, FindPlayerOfItem>>;
  /** Returns whether a player with this id exists. At most one service provides it. */
  hasPlayer?(kit: Kit): (playerId: string) => Promise<boolean>;
  /** The service's WebSockets; see `socket.ts`. */
  sockets?(kit: Kit): readonly SocketRoute[];
  /** The topics that pages can subscribe to over their one stream: see `stream/`. */
  streams?(kit: Kit): readonly StreamSource[];
  /** Starts jobs and subscriptions; returns the function that stops them. */
  start?(kit: Kit): Promise<() => Promise<void>>;
};

export function route<C extends Call>(call: C, handle: Handler<C>): Route {
  return { call, handle: handle as unknown as Handler<Call> };
}
