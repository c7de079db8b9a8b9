import { createHash } from "node:crypto";
import type { Database, Queryable, Transaction } from "../../../kit/database.ts";
import {
  admit,
  type CounterKind,
  type CounterState,
  counterPolicies,
  refreshed,
  settle,
  type Verdict,
} from "./counter-rules.ts";

export type Counter = { kind: CounterKind; key: string };
export type CounterLimit = Counter & { limit: number };

export type EntryResult =
  | { kind: "admitted" }
  | { kind: "spent"; by: CounterKind; shut: boolean; retryAfterSeconds: number }
  | { kind: "crowded" };

/** Counts the attempt in all counters, or in none if one of them has reached its limit. */
export async function enterCounters(
  db: Database,
  attempt: string,
  counters: readonly CounterLimit[],
  now: Date,
): Promise<EntryResult> {
  return await db.transaction(async (tx) => {
    const admitted: { counter: Counter; state: CounterState }[] = [];
    for (const counter of counters) {
      const admission = admit(await lockCounter(tx, counter), attempt, counter.limit, now);
      if (admission.kind === "crowded") return admission;
      if (admission.kind === "spent") {
        const retryAfterSeconds = Math.ceil(admission.retryAfterMs / 1_000);
        return { kind: "spent", by: counter.kind, shut: admission.shut, retryAfterSeconds };
      }
      admitted.push({ counter, state: admission.state });
    }
    for (const { counter, state } of admitted) await writeCounter(tx, counter, state);
    return { kind: "admitted" };
  });
}

/** Records the result of an attempt and returns how many failures are left before the counter locks. */
export async function settleCounter(
  tx: Transaction,
  attempt: string,
  counter: Counter,
  verdict: Verdict,
  now: Date,
): Promise<number> {
  const policy = counterPolicies[counter.kind];
  const state = settle(await lockCounter(tx, counter), attempt, verdict, policy, now);
  await writeCounter(tx, counter, state);
  return Math.max(0, policy.max - state.failures);
}

/**
 * Resets a counter, for an owner who has proved their identity another way. Returns the previous state; of two
 * concurrent calls, one finds the counter empty.
 */
export async function clearCounter(tx: Transaction, counter: Counter, now: Date): Promise<CounterState> {
  const [row] = await tx.query<CounterRow>(
    `delete from login_counters where kind = $1 and key_hash = $2 returning ${columns}`,
    [counter.kind, keyHash(counter.key)],
  );
  return refreshed(stateOf(row ?? emptyRow), now);
}

export async function deleteStaleCounters(db: Database, now: Date): Promise<void> {
  await db.query(
    `delete from login_counters where under_way = '{}'
       and coalesce(shut_until, window_ends_at, '-infinity') < $1`,
    [now],
  );
}

type CounterRow = {
  failures: number;
  window_ends_at: Date | null;
  shut_until: Date | null;
  under_way: string[];
};

const columns = "failures, window_ends_at, shut_until, under_way";
const emptyRow: CounterRow = { failures: 0, window_ends_at: null, shut_until: null, under_way: [] };

/** Reads the counter's current state without locking it. */
export async function readCounter(db: Queryable, { kind, key }: Counter, now: Date): Promise<CounterState> {
  const [row] = await db.query<CounterRow>(
    `select ${columns} from login_counters where kind = $1 and key_hash = $2`,
    [kind, keyHash(key)],
  );
  return refreshed(stateOf(row ?? emptyRow), now);
}

async function lockCounter(tx: Transaction, { kind, key }: Counter): Promise<CounterState> {
  await tx.query("insert into login_counters (kind, key_hash) values ($1, $2) on conflict do nothing", [
    kind,
    keyHash(key),
  ]);
  const [row] = await tx.query<CounterRow>(
    `select ${columns} from login_counters where kind = $1 and key_hash = $2 for update`,
    [kind, keyHash(key)],
  );
  return stateOf(row!);
}

function stateOf(row: CounterRow): CounterState {
  return {
    failures: row.failures,
    windowEndsAt: row.window_ends_at,
    blockedUntil: row.shut_until,
    pending: row.under_way,
  };
}

async function writeCounter(tx: Transaction, { kind, key }: Counter, state: CounterState): Promise<void> {
  await tx.query(
    `update login_counters set failures = $3, window_ends_at = $4, shut_until = $5, under_way = $6
     where kind = $1 and key_hash = $2`,
    [kind, keyHash(key), state.failures, state.windowEndsAt, state.blockedUntil, state.pending],
  );
}

function keyHash(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
