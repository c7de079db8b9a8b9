import type { ZodType, z } from "zod";

/**
 * One WebSocket of the product, as data: where it is, who may open it and what each side may say. Messages are
 * JSON objects with a `type`, typed by direction.
 */
export type SocketContract = {
  /** Unique and kebab-case: the name of this file. */
  name: string;
  service: string;
  /** Absolute, with `{name}` for each parameter. */
  path: string;
  summary: string;
  /**
   * `anyone` and `player` come with the site's own origin and cookies. `ticket` is for pages without either, such
   * as an isolated frame: whatever they may do follows from the secret in `?ticket=`, and no cookie is read.
   */
  access: "anyone" | "player" | "ticket";
  fromBrowser: ZodType;
  toBrowser: ZodType;
  /** What one connection may say: more than this closes it. */
  limit: { max: number; windowSeconds: number };
};

export function defineSocket<const S extends SocketContract>(socket: S): S {
  return socket;
}

export type FromBrowser<S extends SocketContract> = z.infer<S["fromBrowser"]>;
export type ToBrowser<S extends SocketContract> = z.infer<S["toBrowser"]>;

/**
 * What the transport itself answers on every socket: to `{type: "ping"}`, by which a browser learns that its
 * connection is still one, and to a message that the contract does not allow.
 */
export type TransportMessage =
  | { type: "pong" }
  | { type: "invalid"; errors: readonly { code: string; field: string }[] };

/** Why a connection was closed, beside the codes of RFC 6455. */
export const SOCKET_CLOSE = {
  /** The server restarts: connect again, to another server if there is one. */
  restart: 1012,
  tooFast: 1008,
  unreadable: 1007,
  failed: 1011,
  /** The session or ticket that opened it is over. */
  sessionOver: 4401,
} as const;
