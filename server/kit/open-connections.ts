import { createReservations, type Release } from "./reservations.ts";
import type { SessionChanges } from "./session-changes.ts";

/** An open event stream or socket, and the session that opened it. */
export type OpenConnection = {
  sessionId: string;
  ownerId: string;
  /** Whether the session has ended, or is no longer allowed to have this connection. */
  isOver(): Promise<boolean>;
  close(): void;
  /** Whether the connection has its own heartbeat, which notices when the session times out. */
  hasHeartbeat?: true;
};

/** The connections that stay open on this server. They close as soon as their session ends. */
export type OpenConnections = {
  /** Takes a place for a connection that the session is opening; undefined if the session has too many. */
  reserve(sessionId: string): Release | undefined;
  /** Adds an open connection, whose place was reserved, and returns the function to call when it is closed. */
  add(connection: OpenConnection): () => void;
  close(): void;
};

/**
 * The limit is enough for three tabs, each with four live tables, the page's stream and the player's events, and for a
 * chat.
 */
export const mostConnectionsPerSession = 20;

/** Servers get no message when a session times out, so streams are also checked at intervals. */
const defaultCheckIntervalMs = 20_000;

type Options = {
  changes: SessionChanges;
  /** Taking a brand offline ends the connections at its host names. */
  brands?: { onChange(listener: () => void): () => void };
  onError: (error: unknown) => void;
  checkIntervalMs?: number;
};

export function createOpenConnections(options: Options): OpenConnections {
  const { changes, onError, checkIntervalMs = defaultCheckIntervalMs } = options;
  const bySession = new Map<string, Set<OpenConnection>>();
  const places = createReservations();

  const check = async (connection: OpenConnection) => {
    try {
      if (await connection.isOver()) connection.close();
    } catch (error) {
      onError(error);
    }
  };
  const unsubscribe = changes.subscribe(({ sessionId, ownerId }) => {
    for (const [id, connections] of bySession) {
      for (const connection of connections) {
        if (id === sessionId || connection.ownerId === ownerId) void check(connection);
      }
    }
  });
  const checkAll = (isDue: (connection: OpenConnection) => boolean) => {
    for (const connections of bySession.values()) {
      for (const connection of connections) if (isDue(connection)) void check(connection);
    }
  };
  const unsubscribeBrands = options.brands?.onChange(() => checkAll(() => true));
  const timer = setInterval(() => checkAll(({ hasHeartbeat }) => !hasHeartbeat), checkIntervalMs);
  timer.unref();

  return {
    reserve: (sessionId) => places.reserve(sessionId, mostConnectionsPerSession),
    add(connection) {
      const connections = bySession.get(connection.sessionId) ?? new Set();
      bySession.set(connection.sessionId, connections.add(connection));
      // The session may have ended between its last check and the registration of the connection.
      void check(connection);
      return () => {
        connections.delete(connection);
        if (connections.size === 0 && bySession.get(connection.sessionId) === connections) {
          bySession.delete(connection.sessionId);
        }
      };
    },
    close() {
      clearInterval(timer);
      unsubscribe();
      unsubscribeBrands?.();
    },
  };
}
