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
  /** Returns whether the session may open one more connection. */
  hasRoom(sessionId: string): boolean;
  /** Adds a connection and returns the function to call when it is closed. */
  add(connection: OpenConnection): () => void;
  close(): void;
};

/** The limit is enough for several tabs, each with one stream and at most one chat and one game table. */
export const mostConnectionsPerSession = 10;

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
    hasRoom: (sessionId) => (bySession.get(sessionId)?.size ?? 0) < mostConnectionsPerSession,
    add(connection) {
      const connections = bySession.get(connection.sessionId) ?? new Set();
      bySession.set(connection.sessionId, connections.add(connection));
      // The session may have ended after it was checked and before this call.
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
