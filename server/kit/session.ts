import type { Transaction } from "./database.ts";

export type PlayerSession = {
  id: string;
  /** The public name of the session in paths; it opens nothing without the secret. */
  handle: string;
  playerId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  country: string | null;
  deviceId: string | null;
  address: string | null;
  userAgent: string | null;
};

export type EndedSession = PlayerSession & { endedAt: Date | null; endReason: string | null };

export type NewSession = {
  playerId: string;
  country?: string | null;
  deviceId?: string | null;
  address?: string | null;
  userAgent?: string | null;
  /** A jurisdiction's own limits; the configured ones otherwise. */
  idleSeconds?: number;
  absoluteSeconds?: number;
};

export type Sessions = {
  /** The secret goes into the cookie and is kept nowhere else. */
  create(input: NewSession, tx?: Transaction): Promise<{ session: PlayerSession; secret: string }>;
  /** Only a session that is neither ended, idle too long nor past its end. */
  findBySecret(secret: string): Promise<PlayerSession | undefined>;
  /** The player did something: idling starts anew. Polls never call this. */
  touch(session: PlayerSession): Promise<void>;
  end(sessionId: string, reason: string, tx?: Transaction): Promise<void>;
  /** Answers how many were ended. */
  endAllOf(
    playerId: string,
    options: { reason: string; exceptSessionId?: string },
    tx?: Transaction,
  ): Promise<number>;
  /** Those still open, newest first. */
  listOf(playerId: string): Promise<PlayerSession[]>;
  /** Open and ended, newest first. */
  historyOf(playerId: string, limit: number): Promise<EndedSession[]>;
};
