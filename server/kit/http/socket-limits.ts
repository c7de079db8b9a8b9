import { mostConnectionsPerSession } from "../open-connections.ts";
import { createReservations, type Release } from "../reservations.ts";

/**
 * The maximum number of sockets on this server from one address. Many people in homes, offices and
 * mobile networks share an address, so the limit for players is far higher than for visitors:
 * players are also limited by session, visitors only by address.
 */
export const mostSocketsPerAddress = { visitors: 100, players: 1_000 } as const;

type Kind = keyof typeof mostSocketsPerAddress;

export type SocketLimits = {
  /** Takes a place for a socket from this address; returns undefined if all its places are taken. */
  ofAddress(address: string, kind: Kind): Release | undefined;
  /**
   * Takes a place for a socket with this session cookie; undefined if all places of the session are taken. A crowded
   * session is refused without being looked up.
   */
  ofCookie(secret: string): Release | undefined;
};

/** Counts the sockets of each address and of each session cookie, including those that are being opened. */
export function createSocketLimits(): SocketLimits {
  const addresses = createReservations();
  const cookies = createReservations();
  return {
    ofAddress: (address, kind) => addresses.reserve(`${kind} ${address}`, mostSocketsPerAddress[kind]),
    ofCookie: (secret) => cookies.reserve(secret, mostConnectionsPerSession),
  };
}
