import type { ZodType, z } from "zod";
import type { OperatorRole } from "./enumerations.ts";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may make the call. `player` and `operator` need their cookie; `provider` calls are signed. */
export type Access = "anyone" | "player" | "operator" | "provider";

/** At most `max` calls per `windowSeconds`, counted per address unless `per` says otherwise. */
export type RateLimit = { max: number; windowSeconds: number; per?: "address" | "session" };

/**
 * One HTTP call of the product, as data. The server validates input and serialises answers from it,
 * the browser's client takes its types from it, and `/openapi.json` is made of it.
 */
export type Call = {
  /** Unique and kebab-case: the name of this file, of the handler's file and of its test. */
  name: string;
  /** The service that owns the call: the folder under `server/services/`. */
  service: string;
  method: Method;
  /** Absolute, with `{name}` for each parameter. `{session}` is always the session's public handle. */
  path: string;
  summary: string;
  access: Access;
  /**
   * What an operator must be allowed to do, any one of several; only for calls whose access is `operator`. Without
   * it every operator may make the call.
   */
  role?: OperatorRole | readonly OperatorRole[];
  params?: ZodType;
  query?: ZodType;
  headers?: ZodType;
  body?: ZodType;
  /** The body is a file, of one of these types, and is handed to the handler as it arrives. */
  upload?: { types: readonly string[]; maxBytes: number };
  /** Success answers by status, and 428 where a required action is answered. The first is the usual one. */
  answers: Record<number, ZodType>;
  /** How the answer is sent when it is not JSON. */
  answerType?: "text/event-stream" | "text/html" | "text/csv" | "application/octet-stream";
  /** The refusals that this call may answer, beside those that every call may answer. */
  errors?: readonly ErrorCode[];
  /** Money moves: `Idempotency-Key` is required and the first answer is kept. */
  idempotent?: true;
  /**
   * Pages of other origins may make it, such as an isolated frame. The call reads no cookie: whatever it may do
   * follows from a secret in its path.
   */
  crossOrigin?: true;
  /** Asked again and again by every open page: counted in metrics, not logged one by one. */
  polled?: true;
  limit?: RateLimit;
};

/** Keeps the literal types (method, path, schemas) that the typed client and the handlers read. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** What a caller gives for a schema of a call, before defaults are filled in; undefined where there is none. */
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
/** The answer when the call succeeds: without a 428, which asks for an action first. */
export type SuccessAnswer<C extends Call> = {
  [S in keyof C["answers"]]: S extends SuccessStatus ? Infer<C["answers"][S]> : never;
}[keyof C["answers"]];
