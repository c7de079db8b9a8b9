import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "./clock.ts";
import type { Database, Queryable } from "./database.ts";

export type StoredAnswer = { status: number; body: unknown };

export type IdempotencyClaim =
  /** The key is free: do the work, then `finish` it, or `release` it when the work failed. */
  | { kind: "claimed" }
  /** Finished before with the same body: send this answer. */
  | { kind: "answered"; answer: StoredAnswer }
  /** Used with another body: 409 IDEMPOTENCY_KEY_REUSED. */
  | { kind: "reused" }
  /** The first request is still running after a wait: a transient 409 with `Retry-After`. */
  | { kind: "in-progress"; retryAfterSeconds: number };

export type IdempotencyKey = { playerId: string; call: string; key: string };

/**
 * Keeps the first answer to each key. A second request with the same key waits for the first, so that a
 * double click gets the same answer twice. A key that was claimed and never finished, because its server
 * died, may be claimed again after a while: the work behind it must be idempotent by an id that is made
 * from the key, as ledger postings are.
 */
export type Idempotency = {
  /** `body` is the parsed body; bodies are equal when they hold the same values in any order. */
  claim(key: IdempotencyKey, body: unknown): Promise<IdempotencyClaim>;
  finish(key: IdempotencyKey, answer: StoredAnswer): Promise<void>;
  /** The work failed with a server error, which is not stored: the key can be retried at once. */
  release(key: IdempotencyKey): Promise<void>;
};

type Row = { body_hash: Buffer; claimed_at: Date; answer_status: number | null; answer_body: string | null };

const waitMs = 5000;
const pollIntervalMs = 50;
const abandonedAfterMs = 30_000;
const keepDays = 7;
const sameKey = "player_id = $1 and call = $2 and key = $3";

export function createIdempotency(db: Database, clock: Clock): Idempotency {
  const tryClaim = async (key: IdempotencyKey, bodyHash: Buffer): Promise<IdempotencyClaim | "wait"> => {
    const now = clock.now();
    const claimed = await db.query(
      `insert into idempotency_keys as kept (player_id, call, key, body_hash, claimed_at)
       values ($1, $2, $3, $4, $5)
       on conflict (player_id, call, key) do update set claimed_at = excluded.claimed_at
       where kept.answer_status is null and kept.body_hash = excluded.body_hash and kept.claimed_at <= $6
       returning key`,
      [...columnsOf(key), bodyHash, now, new Date(now.getTime() - abandonedAfterMs)],
    );
    if (claimed.length > 0) return { kind: "claimed" };
    const [row] = await db.query<Row>(`select * from idempotency_keys where ${sameKey}`, columnsOf(key));
    // The key was released in between, so the next attempt may claim it.
    if (!row) return "wait";
    if (!row.body_hash.equals(bodyHash)) return { kind: "reused" };
    if (row.answer_status === null) return "wait";
    return { kind: "answered", answer: { status: row.answer_status, body: parseBody(row.answer_body) } };
  };

  return {
    async claim(key, body) {
      const bodyHash = hashBody(body);
      const giveUpAtMs = performance.now() + waitMs;
      for (;;) {
        const claim = await tryClaim(key, bodyHash);
        if (claim !== "wait") return claim;
        if (performance.now() > giveUpAtMs) return { kind: "in-progress", retryAfterSeconds: 1 };
        await sleep(pollIntervalMs);
      }
    },

    async finish(key, answer) {
      await db.query(
        `update idempotency_keys set answer_status = $4, answer_body = $5
         where ${sameKey} and answer_status is null`,
        [...columnsOf(key), answer.status, answer.body === undefined ? null : JSON.stringify(answer.body)],
      );
    },

    async release(key) {
      await db.query(
        `delete from idempotency_keys where ${sameKey} and answer_status is null`,
        columnsOf(key),
      );
    },
  };
}

/** A retry after a week depends on the idempotency of the work itself. */
export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepDays * 86_400_000);
  await db.query("delete from idempotency_keys where claimed_at < $1", [before]);
}

function columnsOf({ playerId, call, key }: IdempotencyKey): string[] {
  return [playerId, call, key];
}

function parseBody(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}

function hashBody(body: unknown): Buffer {
  return createHash("sha256")
    .update(JSON.stringify(sortKeys(body)) ?? "")
    .digest();
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sortKeys(inner)]));
}
