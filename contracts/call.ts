import type { ZodType, z } from "zod";
import type { PartnerScope } from "./entities/api-key.ts";
import type { QueueName } from "./entities/queue.ts";
import type { OperatorRole } from "./enumerations.ts";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may make the call. `player` and `operator` calls need a session cookie; `provider` calls are signed.
 */
export type Access = "anyone" | "player" | "operator" | "provider";

/** At most `max` calls per `windowSeconds`, counted per IP address unless `per` says otherwise. */
export type RateLimit = { max: number; windowSeconds: number; per?: "address" | "session" };

/**
 * One HTTP call of the product, as data. The server validates input and serialises responses with it, the
 * browser client takes its types from it, and `/openapi.json` is generated from it.
 */
export type Call = {
  /** A unique name in kebab-case. The contract file, the handler's file and its test have the same name. */
  name: string;
  /** The service that handles the call: a folder under `server/services/<domain>/`. */
  service: string;
  method: Method;
  /** An absolute path with `{name}` for each parameter. `{session}` is always the session's public handle. */
  path: string;
  summary: string;
  access: Access;
  /**
   * The role an operator needs, or any one of several; only for calls whose access is `operator`. Without it
   * every operator may make the call.
   */
  role?: OperatorRole | readonly OperatorRole[];
  /**
   * The scope that a partner's API key needs. Calls with a scope have the access `provider`, but need the API key
   * instead of a signature.
   */
  scope?: PartnerScope;
  /**
   * The queue, and the path parameter that contains the item's id. The call is refused if another operator has claimed
   * the item.
   */
  queueItem?: { queue: QueueName; param: string };
  /**
   * How a call for operators treats brands. `rows`: rows about players of other brands are removed from the answer.
   * `handled`: the handler limits itself to the operator's brands. `shared`: it concerns no player. A call about one
   * player needs no value; any other call without a value is refused to operators who are limited to certain brands.
   */
  brands?: "rows" | "handled" | "shared";
  /** Set for reads without personal data, which the audit log leaves out. */
  plainRead?: true;
  /** Set for reads that the audit log records every time, instead of once every ten minutes. */
  auditEveryRead?: true;
  /**
   * Set for calls that a page repeats to show that it is still open; the audit log leaves them out unless they fail.
   */
  heartbeat?: true;
  /** Set for calls that are not reads but change nothing; the audit log shows them as checks. */
  isCheck?: true;
  params?: ZodType;
  query?: ZodType;
  headers?: ZodType;
  body?: ZodType;
  /** Set if the request body is a file, with the accepted types. The file is streamed to the handler. */
  upload?: { types: readonly string[]; maxBytes: number };
  /**
   * Success responses by status, and 428 where an action is required first. The first entry is the default.
   */
  answers: Record<number, ZodType>;
  /** The content type of the response when it is not JSON. */
  answerType?:
    | "text/event-stream"
    | "text/html"
    | "text/csv"
    | "application/octet-stream"
    | "application/sdp";
  /** The errors this call may return, in addition to those that every call may return. */
  errors?: readonly ErrorCode[];
  /**
   * Set for calls that move money: they require an `Idempotency-Key`, and a repeat returns the first
   * response.
   */
  idempotent?: true;
  /**
   * Set for calls from other origins, such as an isolated frame. They read no cookie; the secret in the path
   * is the only authorisation.
   */
  crossOrigin?: true;
  /** Set for calls that every open page polls; they are counted in metrics instead of logged one by one. */
  polled?: true;
  /**
   * Set for reads whose answer depends only on the input, the brand, the site's settings, the location and whether the
   * visitor is signed in, never on who the visitor is. Pages that a server renders within this many seconds share one
   * answer.
   */
  sharedSeconds?: number;
  /**
   * Calls that do expensive work have a queue with a maximum length: `secret` hashes a password or PIN,
   * `search` searches texts. When the queue is full, the call is refused with OVERLOADED.
   */
  work?: "secret" | "search";
  limit?: RateLimit;
};

/**
 * Defines a call and keeps its literal types (method, path, schemas), which the typed client and the handlers
 * use.
 */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/**
 * The input a caller passes for a schema, before defaults are applied; undefined if the call has no schema.
 */
export type Given<T> = T extends ZodType ? z.input<T> : undefined;

type Infer<T> = T extends ZodType ? z.infer<T> : undefined;

export type Params<C extends Call> = Infer<C["params"]>;
export type Query<C extends Call> = Infer<C["query"]>;
export type Headers<C extends Call> = Infer<C["headers"]>;
export type Body<C extends Call> = Infer<C["body"]>;
export type Answer<C extends Call> = {
  [S in keyof C["answers"]]: Infer<C["answers"][S]>;
}[keyof C["answers"]];

type SuccessStatus = 200 | 201 | 202 | 204;
/** The response of a successful call. Status 428 is excluded, because it asks for an action first. */
export type SuccessAnswer<C extends Call> = {
  [S in keyof C["answers"]]: S extends SuccessStatus ? Infer<C["answers"][S]> : never;
}[keyof C["answers"]];
