import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { textArray } from "@parlour/ledger/post-batch";
import type { Clock } from "./clock.ts";
import type { Database, Queryable } from "./database.ts";
import { groupQueries } from "./group-queries.ts";
import { isAlive } from "./heartbeat.ts";
import { deleteInBatches } from "./retention.ts";
import { tryEach } from "./try-each.ts";

export type StoredAnswer = { status: number; body: unknown };

export type IdempotencyClaim =
  /** The key is new: the caller does the work, then calls `finish`, or `release` if the work failed. */
  | { kind: "claimed" }
  /** The key was finished before with the same body: the caller returns the stored response. */
  | { kind: "answered"; answer: StoredAnswer }
  /** The key was used with a different body: the caller returns 409 IDEMPOTENCY_KEY_REUSED. */
  | { kind: "reused" }
  /** The first request is still running after a wait: the caller returns a transient 409 with `Retry-After`. */
  | { kind: "in-progress"; retryAfterSeconds: number };

export type IdempotencyKey = { playerId: string; call: string; key: string };

/**
 * Stores the first response for each key. A second request with the same key waits for the first, so that a
 * double click gets the same response twice. A claim lasts as long as its server's heartbeat: a key that was
 * claimed but never finished, because its server died or froze, can be claimed again seconds later. The work
 * behind it must therefore be idempotent by an id derived from the key, as ledger postings are.
 */
export type Idempotency = {
  /**
   * Claims a key. `body` is the parsed body. Two bodies are equal if they contain the same values; the order
   * of their fields does not matter.
   */
  claim(key: IdempotencyKey, body: unknown): Promise<IdempotencyClaim>;
  /**
   * Stores the response. Never throws: the work is done, so a response that cannot be stored now is stored by
   * `catchUp`.
   */
  finish(key: IdempotencyKey, answer: StoredAnswer): Promise<void>;
  /**
   * Releases the key after a server error, which is not stored, so that the request can be retried
   * immediately. Never throws.
   */
  release(key: IdempotencyKey): Promise<void>;
  /** Stores the responses and releases the claims that failed while the database was unavailable. */
  catchUp(): Promise<void>;
};

type Claim = { key: IdempotencyKey; bodyHash: Buffer };
type Finished = { key: IdempotencyKey; status: number; body: string | null };
type Row = { body_hash: Buffer; claimed_at: Date; answer_status: number | null; answer_body: string | null };

const waitMs = 5000;
const pollIntervalMs = 50;
/**
 * How long a claim without a server id lasts. Only older releases, which may still run during an upgrade,
 * create these.
 */
const abandonedAfterMs = 30_000;

type Parts = { db: Database; clock: Clock; serverId: string };

export function createIdempotency({ db, clock, serverId }: Parts): Idempotency {
  /** The keys that this process is working on. Any other claim of this server is left over from a lost connection. */
  const atWork = new Set<string>();
  const unwritten = new Map<string, () => Promise<unknown>>();

  const tryClaim = async (key: IdempotencyKey, bodyHash: Buffer): Promise<IdempotencyClaim | "wait"> => {
    if (!atWork.has(idOf(key))) {
      // The key is added before the statement runs, so that a duplicate request on this server does not treat the claim
      // as stale.
      atWork.add(idOf(key));
      let claimed = false;
      try {
        claimed = await insertClaim({ key, bodyHash });
      } finally {
        if (!claimed) atWork.delete(idOf(key));
      }
      if (claimed) return { kind: "claimed" };
    }
    const [row] = await db.query<Row>(
      "select * from idempotency_keys where player_id = $1 and call = $2 and key = $3",
      [key.playerId, key.call, key.key],
    );
    // The key was released in the meantime, so the next attempt may claim it.
    if (!row) return "wait";
    if (!row.body_hash.equals(bodyHash)) return { kind: "reused" };
    if (row.answer_status === null) return "wait";
    return { kind: "answered", answer: { status: row.answer_status, body: parseBody(row.answer_body) } };
  };

  const insertClaim = groupQueries<Claim, boolean>({
    keyOf: ({ key }) => idOf(key),
    async run(claims) {
      const now = clock.now();
      // The keys are sorted, so that two servers that claim the same keys lock them in the same order.
      const rows = await db.query<IdempotencyKey>(
        `insert into idempotency_keys as kept (player_id, call, key, body_hash, claimed_at, claimed_by)
         select player_id, call, key, decode(hash, 'hex'), $5, $6
         from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as asked(player_id, call, key, hash)
         order by player_id, call, key
         on conflict (player_id, call, key) do update set claimed_at = excluded.claimed_at, claimed_by = $6
         where kept.answer_status is null and kept.body_hash = excluded.body_hash and case
           when kept.claimed_by is null then kept.claimed_at <= $7
           when kept.claimed_by = $6 then true
           else not ${isAlive("kept.claimed_by")} end
         returning player_id as "playerId", call, key`,
        [
          ...columnsOf(claims.map(({ key }) => key)),
          textArray(claims.map(({ bodyHash }) => bodyHash.toString("hex"))),
          now,
          serverId,
          new Date(now.getTime() - abandonedAfterMs),
        ],
      );
      const claimed = new Set(rows.map(idOf));
      return claims.map(({ key }) => claimed.has(idOf(key)));
    },
  });

  // A claim that another server has taken over in the meantime is not changed.
  const storeAnswer = groupQueries<Finished, void>({
    keyOf: ({ key }) => idOf(key),
    async run(finished) {
      await db.query(
        `update idempotency_keys k set answer_status = done.status, answer_body = done.body
         from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[])
           as done(player_id, call, key, status, body)
         where k.player_id = done.player_id and k.call = done.call and k.key = done.key
           and k.claimed_by = $6 and k.answer_status is null`,
        [
          ...columnsOf(finished.map(({ key }) => key)),
          `{${finished.map(({ status }) => status).join()}}`,
          textArray(finished.map(({ body }) => body)),
          serverId,
        ],
      );
      return finished.map(() => undefined);
    },
  });

  const deleteClaim = (key: IdempotencyKey) =>
    db.query(
      "delete from idempotency_keys where player_id = $1 and call = $2 and key = $3 and claimed_by = $4 and answer_status is null",
      [key.playerId, key.call, key.key, serverId],
    );

  /** Runs a statement, or leaves it to `catchUp` while the database can't be reached. */
  const write = async (key: IdempotencyKey, run: () => Promise<unknown>) => {
    try {
      await run();
    } catch {
      unwritten.set(idOf(key), run);
    }
    atWork.delete(idOf(key));
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
    async finish(key, { status, body }) {
      const text = body === undefined ? null : JSON.stringify(body);
      await write(key, () => storeAnswer({ key, status, body: text }));
    },
    release: (key) => write(key, () => deleteClaim(key)),
    async catchUp() {
      await tryEach(unwritten, async ([id, run]) => {
        if (!atWork.has(id)) await run();
        unwritten.delete(id);
      });
    },
  };
}

/** Deletes old responses; a later retry depends on the idempotency of the work itself. */
export async function deleteOldKeys(db: Queryable, before: Date): Promise<number> {
  return await deleteInBatches(db, { table: "idempotency_keys", where: "old.claimed_at < $1", before });
}

function idOf({ playerId, call, key }: IdempotencyKey): string {
  return `${playerId}\n${call}\n${key}`;
}

/** Converts keys to SQL parameters: one array per column. */
function columnsOf(keys: readonly IdempotencyKey[]): string[] {
  return [
    textArray(keys.map(({ playerId }) => playerId)),
    textArray(keys.map(({ call }) => call)),
    textArray(keys.map(({ key }) => key)),
  ];
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
