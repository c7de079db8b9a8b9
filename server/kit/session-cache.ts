const lifetimeMs = 5000;
const maxEntries = 50_000;

type Cacheable = { id: string; playerId: string };

/**
 * Caches sessions for a few seconds, so that polled calls need no query. A change removes the session from
 * this cache and, over the bus, from every other server's.
 */
export type SessionCache<Session extends Cacheable> = {
  /** Finds a session in the cache or with `lookUp`. Concurrent lookups of one session share one query. */
  find(key: string, lookUp: () => Promise<Session | undefined>): Promise<Session | undefined>;
  forgetSession(sessionId: string): void;
  forgetPlayer(playerId: string): void;
};

export function createSessionCache<Session extends Cacheable>(): SessionCache<Session> {
  const entries = new Map<string, { session: Session; staleAtMs: number }>();
  const keyBySessionId = new Map<string, string>();
  const shared = new Map<string, Promise<Session | undefined>>();
  /** For each running query, the ids of sessions and players that have changed since it began. */
  const changesDuring = new Set<Set<string>>();

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    keyBySessionId.delete(entry.session.id);
  };

  const keep = (key: string, session: Session) => {
    drop(key);
    entries.set(key, { session, staleAtMs: performance.now() + lifetimeMs });
    keyBySessionId.set(session.id, key);
    if (entries.size > maxEntries) drop(entries.keys().next().value!);
  };

  const lookUpAndKeep = async (key: string, lookUp: () => Promise<Session | undefined>) => {
    const changed = new Set<string>();
    changesDuring.add(changed);
    try {
      const session = await lookUp();
      // The session may have changed during the query, so its result is not cached.
      if (session && !changed.has(session.id) && !changed.has(session.playerId)) keep(key, session);
      return session;
    } finally {
      changesDuring.delete(changed);
    }
  };

  const noteChange = (id: string) => {
    for (const changed of changesDuring) changed.add(id);
    // Later lookups must not use a query that began before the change.
    shared.clear();
  };

  return {
    async find(key, lookUp) {
      const entry = entries.get(key);
      if (entry && entry.staleAtMs > performance.now()) return entry.session;
      const running = shared.get(key);
      if (running) return await running;
      const started = lookUpAndKeep(key, lookUp).finally(() => {
        if (shared.get(key) === started) shared.delete(key);
      });
      shared.set(key, started);
      return await started;
    },
    forgetSession(sessionId) {
      noteChange(sessionId);
      const key = keyBySessionId.get(sessionId);
      if (key !== undefined) drop(key);
    },
    forgetPlayer(playerId) {
      noteChange(playerId);
      for (const [key, entry] of entries) if (entry.session.playerId === playerId) drop(key);
    },
  };
}
