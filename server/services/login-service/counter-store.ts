import { createHash } from "node:crypto";
import type { Database, Transaction } from "../../kit/database.ts";
import {
  admit,
  type CounterKind,
  type CounterState,
  counterPolicies,
  settle,
  type Verdict,
} from "./counter-rules.ts";

export type Counter = { kind: CounterKind; key: string };
export type CounterLimit = Counter & { limit: number };

export type EntryResult =
  | { kind: "admitted" }
  | { kind: "spent"; by: CounterKind; shut: boolean; retryAfterSeconds: number }
  | { kind: "crowded" };

/** Lets the attempt into all of the counters, or into none. */
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

/** Answers how many failures are left before the counter shuts. */
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

/** Who has proven to be the owner in another way is no longer locked out. */
export async function clearCounter(tx: Transaction, counter: Counter): Promise<void> {
  await tx.query("delete from login_counters where kind = $1 and key_hash = $2", [
    counter.kind,
    keyHash(counter.key),
  ]);
}

/** Counters that time has emptied are of no more use. */
export async function deleteStaleCounters(db: Database, now: Date): Promise<void> {
  await db.query(
    `delete from login_counters where under_way = '{}'
       and coalesce(shut_until, window_ends_at, '-infinity') < $1`,
    [now],
  );
}

async function lockCounter(tx: Transaction, { kind, key }: Counter): Promise<CounterState> {
  await tx.query("insert into login_counters (kind, key_hash) values ($1, $2) on conflict do nothing", [
    kind,
    keyHash(key),
  ]);
  const [row] = await tx.query<{
    failures: number;
    window_ends_at: Date | null;
    shut_until: Date | null;
    under_way: string[];
  }>(
    `select failures, window_ends_at, shut_until, under_way from login_counters
     where kind = $1 and key_hash = $2 for update`,
    [kind, keyHash(key)],
  );
  return {
    failures: row!.failures,
    windowEndsAt: row!.window_ends_at,
    shutUntil: row!.shut_until,
    underWay: row!.under_way,
  };
}

async function writeCounter(tx: Transaction, { kind, key }: Counter, state: CounterState): Promise<void> {
  await tx.query(
    `update login_counters set failures = $3, window_ends_at = $4, shut_until = $5, under_way = $6
     where kind = $1 and key_hash = $2`,
    [kind, keyHash(key), state.failures, state.windowEndsAt, state.shutUntil, state.underWay],
  );
}

function keyHash(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
