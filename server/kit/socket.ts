import type { FromBrowser, SocketContract, ToBrowser } from "@parlour/contracts/socket";
import type { Whereabouts } from "./ports/visitor-location.ts";
import type { Refusal } from "./refusal.ts";
import type { PlayerSession } from "./session.ts";

/** Who opens a socket, as far as the transport knows. */
export type SocketVisitor = Whereabouts & {
  params: Readonly<Record<string, string>>;
  /** Present exactly when the socket's access is `player`; never read when it is `ticket`. */
  session: PlayerSession | undefined;
  /** The session as it stands now: it may end while the socket is open. */
  findSession(): Promise<PlayerSession | undefined>;
  /** The secret in `?ticket=`, unchecked: the service knows what it opens. */
  ticket: string | undefined;
  requestId: string;
};

export type Connection<S extends SocketContract> = {
  visitor: SocketVisitor;
  /** Never blocks: a browser that does not read is cut off, and asks for what it missed when it is back. */
  send(message: ToBrowser<S>): void;
  close(code?: number): void;
};

/** What the service does with a connection. Messages come one at a time, in the order they were sent. */
export type ConnectionListener<S extends SocketContract> = {
  message(message: FromBrowser<S>): Promise<void> | void;
  /** Runs once, whoever closed it. */
  closed?(): void;
  /** Whether the player has something under way that must be brought to its end although the session is over. */
  isNeeded?(): boolean;
};

/** A socket of the contract and what answers it, registered together. */
export type SocketRoute<S extends SocketContract = SocketContract> = {
  socket: S;
  /** Asked before the connection stands; a refusal is answered over plain HTTP. */
  admit?(visitor: SocketVisitor): Promise<Refusal | undefined>;
  open(connection: Connection<S>): Promise<ConnectionListener<S>>;
};

export function socketRoute<S extends SocketContract>(route: SocketRoute<S>): SocketRoute {
  return route as unknown as SocketRoute;
}
