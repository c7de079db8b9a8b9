import type { ZodType, z } from "zod";

/**
 * One WebSocket of the product, as data: its path, who may open it and the messages of each side. Messages
 * are JSON objects with a `type`, typed by direction.
 */
export type SocketContract = {
  /** A unique name in kebab-case, which is also the name of the file. */
  name: string;
  service: string;
  /** An absolute path with `{name}` for each parameter. */
  path: string;
  summary: string;
  /**
   * `anyone` and `player` sockets require the site's own origin and cookies. `ticket` is for pages without
   * either, such as an isolated frame: the secret in `?ticket=` is the only authorisation, and no cookie is
   * read.
   */
  access: "anyone" | "player" | "ticket";
  fromBrowser: ZodType;
  toBrowser: ZodType;
  /**
   * The maximum number of messages from the browser in a time window; a connection that sends more is closed.
   */
  limit: { max: number; windowSeconds: number };
};

export function defineSocket<const S extends SocketContract>(socket: S): S {
  return socket;
}

export type FromBrowser<S extends SocketContract> = z.infer<S["fromBrowser"]>;
export type ToBrowser<S extends SocketContract> = z.infer<S["toBrowser"]>;

/**
 * Messages that the transport itself sends on every socket: the response to `{type: "ping"}`, with which a
 * browser checks its connection, and the response to an invalid message.
 */
export type TransportMessage =
  | { type: "pong" }
  | { type: "invalid"; errors: readonly { code: string; field: string }[] };

/** Close codes in addition to those of RFC 6455. */
export const SOCKET_CLOSE = {
  /** The server is restarting: reconnect, to another server if there is one. */
  restart: 1012,
  tooFast: 1008,
  unreadable: 1007,
  failed: 1011,
  /** The session or ticket that opened the socket has ended. */
  sessionOver: 4401,
  /** The session or the address has too many sockets. Try again once others are closed. */
  tooMany: 4429,
} as const;
