import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "./clock.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./concurrency-limit.ts";
import type { Database, Transaction } from "./database.ts";
import type { LimitRule } from "./limit-rule.ts";

export type CountedProof =
  | { right: true }
  /** The attempt was wrong. `remaining` more attempts are allowed; if 0, none until `retryAfterSeconds` have passed. */
  | { right: false; remaining: number; retryAfterSeconds: number };

type Counter = { hits: number; window_ends_at: Date; under_way: string[] };

/** A check that takes longer than this is assumed to have crashed and no longer counts as in progress. */
const longestCheckMs = 60_000;
const longestWaitMs = 10_000;
const retryMs = 40;

/** Checks proofs, such as PINs, and counts wrong ones: see `Limits.prove`. */
export function createProofAttempts(db: Database, clock: Clock) {
  // Attempts on the same server wait in a queue, so that a burst does not poll the database.
  const queues = new Map<number, ConcurrencyLimit>();
  const queueFor = (max: number) => {
    const queue = queues.get(max) ?? createConcurrencyLimit(max);
    queues.set(max, queue);
    return queue;
  };

  return async (rule: LimitRule, isRight: () => Promise<boolean>): Promise<CountedProof> => {
    return await queueFor(rule.max).run(`${rule.scope} ${rule.key}`, async () => {
      for (let waitedMs = 0; ; ) {
        const attempt = `${clock.now().getTime()}:${randomBytes(9).toString("base64url")}`;
        const entry = await db.transaction((tx) => enter(tx, rule, attempt, clock.now()));
        if (entry === "admitted") return await check(attempt, rule, isRight);
        if (entry !== "crowded") return { right: false, remaining: 0, retryAfterSeconds: entry.waitSeconds };
        if (waitedMs >= longestWaitMs) throw new Error(`Too many proofs at once for ${rule.scope}`);
        const waitMs = retryMs * (0.5 + Math.random());
        waitedMs += waitMs;
        await sleep(waitMs);
      }
    });
  };

  async function check(
    attempt: string,
    rule: LimitRule,
    isRight: () => Promise<boolean>,
  ): Promise<CountedProof> {
    let verdict: "right" | "wrong" | "undecided" = "undecided";
    try {
      verdict = (await isRight()) ? "right" : "wrong";
    } finally {
      if (verdict === "undecided") {
        await db.transaction((tx) => settle(tx, rule, attempt, "undecided", clock.now()));
      }
    }
    return await db.transaction((tx) => settle(tx, rule, attempt, verdict, clock.now()));
  }
}

type Entry = "admitted" | "crowded" | { waitSeconds: number };

/** Admits an attempt only if the limit would not be exceeded even if all attempts in progress were wrong. */
async function enter(tx: Transaction, rule: LimitRule, attempt: string, now: Date): Promise<Entry> {
  const counter = await lock(tx, rule, now);
  if (counter.hits >= rule.max) return { waitSeconds: secondsUntil(counter.window_ends_at, now) };
  if (counter.hits + counter.under_way.length >= rule.max) return "crowded";
  await write(tx, rule, { ...counter, under_way: [...counter.under_way, attempt] });
  return "admitted";
}

async function settle(
  tx: Transaction,
  rule: LimitRule,
  attempt: string,
  verdict: "right" | "wrong" | "undecided",
  now: Date,
): Promise<CountedProof> {
  const counter = await lock(tx, rule, now);
  const under_way = counter.under_way.filter((other) => other !== attempt);
  if (verdict === "right") {
    await write(tx, rule, { ...counter, hits: 0, under_way });
    return { right: true };
  }
  const hits = counter.hits + (verdict === "wrong" ? 1 : 0);
  const isBlocked = hits >= rule.max;
  const blocks = isBlocked && rule.blockSeconds !== undefined && verdict === "wrong";
  const window_ends_at = blocks ? secondsAfter(now, rule.blockSeconds!) : counter.window_ends_at;
  await write(tx, rule, { hits, window_ends_at, under_way });
  return {
    right: false,
    remaining: Math.max(0, rule.max - hits),
    retryAfterSeconds: isBlocked ? secondsUntil(window_ends_at, now) : 0,
  };
}

/** Reads the current counter and locks it until the transaction ends. */
async function lock(tx: Transaction, rule: LimitRule, now: Date): Promise<Counter> {
  const { scope, key, windowSeconds } = rule;
  const fresh = secondsAfter(now, windowSeconds);
  await tx.query(
    `insert into limit_counters (scope, key, hits, window_ends_at) values ($1, $2, 0, $3) on conflict do nothing`,
    [scope, key, fresh],
  );
  const [row] = await tx.query<Counter>(
    "select hits, window_ends_at, under_way from limit_counters where scope = $1 and key = $2 for update",
    [scope, key],
  );
  const { hits, window_ends_at, under_way } = row!;
  const isOver = window_ends_at <= now || (hits === 0 && under_way.length === 0);
  const running = under_way.filter(
    (attempt) => Number(attempt.split(":")[0]) > now.getTime() - longestCheckMs,
  );
  return isOver
    ? { hits: 0, window_ends_at: fresh, under_way: running }
    : { hits, window_ends_at, under_way: running };
}

async function write(tx: Transaction, { scope, key }: LimitRule, counter: Counter): Promise<void> {
  await tx.query(
    "update limit_counters set hits = $3, window_ends_at = $4, under_way = $5 where scope = $1 and key = $2",
    [scope, key, counter.hits, counter.window_ends_at, counter.under_way],
  );
}

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1_000);
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000));
}
