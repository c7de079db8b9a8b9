import { Registry } from "prom-client";
import { firstBrand } from "../../brands/first-brand.ts";
import type { Idempotency, StoredAnswer } from "../../idempotency.ts";
import type { Kit } from "../../kit.ts";
import { createOpenConnections } from "../../open-connections.ts";
import type { PlayerSession } from "../../session.ts";
import type { SessionChange } from "../../session-changes.ts";

export const aliceSecret = "alice-secret";
export const alice = {
  id: "session_1",
  handle: "handle_alice",
  playerId: "player_alice",
  brandId: "main",
} as PlayerSession;

/** Creates the parts of a kit that the HTTP code uses, so that its tests need no database. */
export function fakeKit(config: Partial<Kit["config"]> = {}): Kit & { logged: object[]; touched: string[] } {
  const logged: object[] = [];
  const touched: string[] = [];
  const counters = new Map<string, number>();
  const note = (line: object) => {
    logged.push(line);
  };
  const log = {
    level: "info",
    info: note,
    warn: note,
    error: note,
    fatal: note,
    debug() {},
    trace() {},
    child: () => log,
  };
  const changes = fakeChanges();
  return {
    logged,
    touched,
    log,
    sessionChanges: changes,
    connections: createOpenConnections({ changes, onError: note as (error: unknown) => void }),
    config: { mode: "sandbox", trustedProxies: [], ...config },
    brands: {
      list: () => [firstBrand],
      ofHost: () => firstBrand,
      originOf: () => config.publicOrigin,
      onChange: () => () => {},
    },
    sessions: {
      findBySecret: async (secret: string) => (secret === aliceSecret ? alice : undefined),
      touch: async (session: PlayerSession) => {
        touched.push(session.id);
      },
    },
    limits: {
      hit: async ({ scope, key, max }: { scope: string; key: string; max: number }) => {
        const count = (counters.get(scope + key) ?? 0) + 1;
        counters.set(scope + key, count);
        return { allowed: count <= max, remaining: Math.max(0, max - count), retryAfterSeconds: 7 };
      },
    },
    metrics: { registry: new Registry(), observeCall() {}, text: async () => "", contentType: "text/plain" },
    db: { query: async () => [] },
    heartbeat: { serverId: "server_1", isDatabaseAway: () => false, liveServers: () => 1 },
  } as unknown as Kit & { logged: object[]; touched: string[] };
}

function fakeChanges() {
  const listeners = new Set<(change: SessionChange) => void>();
  return {
    async announce(change: SessionChange) {
      for (const listener of listeners) listener(change);
    },
    subscribe(listener: (change: SessionChange) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {},
  };
}

export function fakeIdempotency(): Idempotency {
  const kept = new Map<string, { body: string; answer?: StoredAnswer }>();
  const idOf = (key: object) => JSON.stringify(key);
  return {
    async claim(key, body) {
      const found = kept.get(idOf(key));
      const text = JSON.stringify(body);
      if (found === undefined) {
        kept.set(idOf(key), { body: text });
        return { kind: "claimed" };
      }
      if (found.body !== text) return { kind: "reused" };
      if (found.answer === undefined) return { kind: "in-progress", retryAfterSeconds: 1 };
      return { kind: "answered", answer: found.answer };
    },
    async finish(key, answer) {
      const found = kept.get(idOf(key));
      if (found) found.answer = answer;
    },
    async release(key) {
      kept.delete(idOf(key));
    },
    async catchUp() {},
  };
}
