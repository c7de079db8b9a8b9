import type { Bus } from "./bus.ts";
import type { Transaction } from "./database.ts";

/** One session, or all sessions of a player or operator, that ended or lost a permission. */
export type SessionChange = { sessionId?: string; ownerId?: string };

/**
 * Notifies every server that sessions changed, so that caches drop them and open connections are checked
 * again.
 */
export type SessionChanges = {
  /** Announces a change. If a transaction is given, the change is announced once it is committed. */
  announce(change: SessionChange, tx?: Transaction): Promise<void>;
  /** Subscribes to changes; returns the function that unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void;
  close(): Promise<void>;
};

const topic = "sessions-changed";

export async function createSessionChanges(bus: Bus): Promise<SessionChanges> {
  const listeners = new Set<(change: SessionChange) => void>();
  const notify = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };
  const unsubscribe = await bus.subscribe(topic, (message) => notify(message as SessionChange));
  return {
    async announce(change, tx) {
      const publish = async () => {
        notify(change);
        // The change is committed already; if the bus fails, other servers see it within seconds.
        await bus.publish(topic, change).catch((error: Error) => process.emitWarning(error));
      };
      if (tx) tx.afterCommit(publish);
      else await publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: unsubscribe,
  };
}
