import { hash } from "node:crypto";
import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Transaction } from "./database.ts";
import { groupQueries } from "./group-queries.ts";
import type { Random } from "./random.ts";
import { createSessionCache } from "./session-cache.ts";
import type { SessionChanges } from "./session-changes.ts";
import * as store from "./session-store.ts";

export type PlayerSession = {
  id: string;
  /** The public id of the session, used in paths; it gives no access without the secret. */
  handle: string;
  playerId: string;
  /** The brand on whose site the session was opened; it is valid only there. */
  brandId: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** The absolute end of the session; it ends earlier when it is idle for longer than `idleSeconds`. */
  expiresAt: Date;
  idleSeconds: number;
  country: string | null;
  deviceId: string | null;
  address: string | null;
  userAgent: string | null;
};

export type PastSession = PlayerSession & { endedAt: Date | null; endReason: string | null };

export type NewSession = {
  playerId: string;
  /** The player's brand; by default the first configured brand. */
  brandId?: string;
  country?: string | null;
  deviceId?: string | null;
  address?: string | null;
  userAgent?: string | null;
  /** Time limits set by the jurisdiction. If they are left out, the configured limits apply. */
  idleSeconds?: number;
  absoluteSeconds?: number;
};

export type Sessions = {
  /** Opens a session. The secret goes into the cookie and is stored nowhere else. */
  create(input: NewSession, tx?: Transaction): Promise<{ session: PlayerSession; secret: string }>;
  /** Finds a session, unless it has ended, timed out or expired. */
  findBySecret(secret: string): Promise<PlayerSession | undefined>;
  /** Restarts the idle timeout after an action of the player. Polled calls never do this. */
  touch(session: PlayerSession): Promise<void>;
  end(sessionId: string, reason: string, tx?: Transaction): Promise<void>;
  /** Ends the player's sessions, except the given one, and returns how many were ended. */
  endAllOf(
    playerId: string,
    options: { reason: string; exceptSessionId?: string },
    tx?: Transaction,
  ): Promise<number>;
  /** Lists the player's open sessions, newest first. */
  listOf(playerId: string): Promise<PlayerSession[]>;
  /** Lists the player's open and ended sessions, newest first, starting after the given one. */
  historyOf(playerId: string, limit: number, after?: string): Promise<PastSession[]>;
  /** Lists the players with sessions, open or ended, from this IP address or device, most recent first. */
  playersAt(place: "address" | "device", name: string, limit: number): Promise<string[]>;
  /** Counts the signed-in players who have been active since the given time. */
  countSeen(since: Date, brandIds: readonly string[] | null): Promise<number>;
  close(): Promise<void>;
};

export type SessionParts = {
  db: Database;
  changes: SessionChanges;
  clock: Clock;
  random: Random;
  config: Pick<Config, "sessionIdleSeconds" | "sessionAbsoluteSeconds">;
};

const secretPattern = /^[\w-]{43}$/;
/**
 * A session's idle timeout is restarted at most once in this interval; otherwise an active player would cause
 * an update with every click.
 */
const touchIntervalMs = 15_000;

export function createSessions({ db, changes, clock, random, config }: SessionParts): Sessions {
  const cache = createSessionCache<PlayerSession>();
  const unsubscribe = changes.subscribe(({ sessionId, ownerId }) => {
    if (sessionId) cache.forgetSession(sessionId);
    if (ownerId) cache.forgetPlayer(ownerId);
  });
  // Sessions whose timeouts are restarted at the same time share a statement and a commit.
  const touchTogether = groupQueries<string, void>({
    async run(sessionIds) {
      await store.touchSessions(db, [...new Set(sessionIds)], clock.now());
      return sessionIds.map(() => undefined);
    },
  });
  const isOpen = (session: PlayerSession) => {
    const nowMs = clock.now().getTime();
    const idleEndMs = session.lastSeenAt.getTime() + session.idleSeconds * 1000;
    return session.expiresAt.getTime() > nowMs && idleEndMs > nowMs;
  };

  return {
    async create(input, tx) {
      const secret = random.bytes(32).toString("base64url");
      const now = clock.now();
      const absoluteSeconds = input.absoluteSeconds ?? config.sessionAbsoluteSeconds;
      const row: store.SessionRow = {
        id: random.id("session"),
        secret_hash: hashSecret(secret),
        handle: random.bytes(18).toString("base64url"),
        player_id: input.playerId,
        brand_id: input.brandId ?? FIRST_BRAND_ID,
        country: input.country ?? null,
        device_id: input.deviceId ?? null,
        address: input.address ?? null,
        user_agent: input.userAgent ?? null,
        idle_seconds: input.idleSeconds ?? config.sessionIdleSeconds,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + absoluteSeconds * 1000),
        ended_at: null,
        end_reason: null,
      };
      await store.insertSession(tx ?? db, row);
      return { session: toSession(row), secret };
    },

    async findBySecret(secret) {
      if (!secretPattern.test(secret)) return undefined;
      const lookUp = async () => {
        const row = await store.findSessionByHash(db, hashSecret(secret));
        return row && toSession(row);
      };
      const session = await cache.find(secret, lookUp);
      if (!session || isOpen(session)) return session;
      // Another server may have extended the session since it was cached here.
      const fresh = await lookUp();
      return fresh && isOpen(fresh) ? fresh : undefined;
    },

    async touch(session) {
      const now = clock.now();
      if (now.getTime() - session.lastSeenAt.getTime() < touchIntervalMs) return;
      await touchTogether(session.id);
      cache.forgetSession(session.id);
    },

    async end(sessionId, reason, tx) {
      if (await store.endSession(tx ?? db, sessionId, reason, clock.now())) {
        await changes.announce({ sessionId }, tx);
      }
    },

    async endAllOf(playerId, { reason, exceptSessionId }, tx) {
      const options = { reason, exceptSessionId, now: clock.now() };
      const ended = await store.endSessionsOfPlayer(tx ?? db, playerId, options);
      if (ended > 0) await changes.announce({ ownerId: playerId }, tx);
      return ended;
    },

    async listOf(playerId) {
      return (await store.listOpenSessionsOfPlayer(db, playerId, clock.now())).map(toSession);
    },

    async historyOf(playerId, limit, after) {
      const rows = await store.listSessionsOfPlayer(db, playerId, { after, limit });
      return rows.map((row) => ({ ...toSession(row), ...endOf(row, clock.now()) }));
    },

    playersAt: (place, name, limit) =>
      store.listPlayersAt(db, place === "device" ? "device_id" : "address", name, limit),
    countSeen: (since, brandIds) => store.countPlayersSeen(db, since, clock.now(), brandIds),

    async close() {
      unsubscribe();
    },
  };
}

/**
 * Returns when and why a session ended. The end of a session that timed out or expired is not stored, so it
 * is computed.
 */
function endOf(row: store.SessionRow, now: Date): Pick<PastSession, "endedAt" | "endReason"> {
  if (row.ended_at) return { endedAt: row.ended_at, endReason: row.end_reason };
  const idleEnd = new Date(row.last_seen_at.getTime() + row.idle_seconds * 1000);
  const end = idleEnd < row.expires_at ? idleEnd : row.expires_at;
  if (end > now) return { endedAt: null, endReason: null };
  return { endedAt: end, endReason: end === idleEnd ? "idle" : "expired" };
}

function hashSecret(secret: string): Buffer {
  // The one-shot hash is cheaper than a Hash object, and this runs for every poll.
  return hash("sha256", secret, "buffer");
}

function toSession(row: store.SessionRow): PlayerSession {
  return {
    id: row.id,
    handle: row.handle,
    playerId: row.player_id,
    brandId: row.brand_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    idleSeconds: row.idle_seconds,
    country: row.country,
    deviceId: row.device_id,
    address: row.address,
    userAgent: row.user_agent,
  };
}
