import type { FromBrowser, SocketContract, ToBrowser } from "@parlour/contracts/socket";
import type { VisitorOrigin } from "./ports/visitor-location.ts";
import type { Refusal } from "./refusal.ts";
import type { PlayerSession } from "./session.ts";

/** The visitor who opens a socket, as the transport identifies them. */
export type SocketVisitor = VisitorOrigin & {
  params: Readonly<Record<string, string>>;
  /** The parameters in the query, without repeated ones. */
  query: Readonly<Partial<Record<string, string>>>;
  /**
   * The session of a signed-in player. It is always present if the socket's access is `player`, and never if
   * it is `ticket`.
   */
  session: PlayerSession | undefined;
  /** Looks the session up again, because it may end while the socket is open. */
  findSession(): Promise<PlayerSession | undefined>;
  /** The secret in `?ticket=`, which the service has to check. */
  ticket: string | undefined;
  requestId: string;
};

export type Connection<S extends SocketContract> = {
  visitor: SocketVisitor;
  /**
   * Sends a message without blocking: a browser that does not read is disconnected, and requests missed messages when
   * it reconnects.
   */
  send(message: ToBrowser<S>): void;
  /** Sends a message that was serialised once for many connections. */
  sendText(text: string): void;
  /** The number of bytes that the browser has not read yet. */
  unsentBytes(): number;
  close(code?: number): void;
};

/** The service's side of a connection. Messages arrive one at a time, in the order they were sent. */
export type ConnectionListener<S extends SocketContract> = {
  message(message: FromBrowser<S>): Promise<void> | void;
  /** Called once when the connection is closed, by either side. */
  closed?(): void;
  /**
   * Whether the connection must stay open after the session has timed out, because a round is not finished
   * yet.
   */
  isNeeded?(): boolean;
};

/** A socket of the contract and its handler, registered together. */
export type SocketRoute<S extends SocketContract = SocketContract> = {
  socket: S;
  /** Called before the connection is opened; a refusal is sent over plain HTTP. */
  admit?(visitor: SocketVisitor): Promise<Refusal | undefined>;
  open(connection: Connection<S>): Promise<ConnectionListener<S>>;
};

export function socketRoute<S extends SocketContract>(route: SocketRoute<S>): SocketRoute {
  return route as unknown as SocketRoute;
}
