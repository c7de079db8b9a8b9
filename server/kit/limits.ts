import type { Clock } from "./clock.ts";
import type { Database, Queryable, Transaction } from "./database.ts";
import { groupQueries } from "./group-queries.ts";
import type { LimitRule } from "./limit-rule.ts";
import { type CountedProof, createProofAttempts } from "./proof-attempts.ts";

export type { LimitRule } from "./limit-rule.ts";

export type LimitResult = {
  allowed: boolean;
  remaining: number;
  /** How long to wait before the next use; 0 while there are uses left. */
  retryAfterSeconds: number;
};

/** Counters that survive a restart and are shared by all servers. */
export type Limits = {
  /** Counts one use, unless the maximum has been reached. */
  hit(rule: LimitRule, tx?: Transaction): Promise<LimitResult>;
  /** Returns the result that the next use would get, without counting it. */
  peek(rule: LimitRule, tx?: Transaction): Promise<LimitResult>;
  reset(counter: { scope: string; key: string }, tx?: Transaction): Promise<void>;
  /**
   * Checks a proof, such as a PIN, and counts it only if it is wrong; a correct one resets the counter. A
   * check in progress also takes up one of the remaining attempts, so that parallel guesses never exceed the
   * limit, and parallel correct proofs wait instead of being refused.
   */
  prove(rule: LimitRule, isRight: () => Promise<boolean>): Promise<CountedProof>;
};

type Counter = { hits: number; window_ends_at: Date };

/**
 * One statement both checks and counts, so that parallel callers cannot exceed the maximum together. The keys
 * are sorted, so that two servers lock them in the same order.
 */
const countOnce = `
  insert into limit_counters as counter (scope, key, hits, window_ends_at)
  select $1, key, 1, case when $4 = 1 then $6::timestamptz else $5::timestamptz end
  from unnest($2::text[]) as hit (key) order by key
  on conflict (scope, key) do update set
    hits = case when counter.window_ends_at <= $3 then 1 else counter.hits + 1 end,
    window_ends_at = case
      when counter.window_ends_at <= $3 then excluded.window_ends_at
      when counter.hits + 1 >= $4 then coalesce($7::timestamptz, counter.window_ends_at)
      else counter.window_ends_at end
  where counter.window_ends_at <= $3 or counter.hits < $4
  returning key, hits, window_ends_at`;

/** The rules of a batch that differ only in their key share a statement. */
const kindOf = ({ scope, max, windowSeconds, blockSeconds }: LimitRule): string =>
  JSON.stringify([scope, max, windowSeconds, blockSeconds]);

export function createLimits(database: Database, clock: Clock): Limits {
  /** Reads the counters of several rules of one scope and returns them by key. */
  const findAll = async (db: Queryable, rules: readonly LimitRule[], now: Date) => {
    const counters = await db.query<Counter & { key: string }>(
      "select key, hits, window_ends_at from limit_counters where scope = $1 and key = any($2) and window_ends_at > $3",
      [rules[0]!.scope, rules.map(({ key }) => key), now],
    );
    return new Map(counters.map((counter) => [counter.key, counter]));
  };

  /** Counts one use of each rule; the rules differ only in their key. */
  const countKeys = async (db: Queryable, rules: readonly LimitRule[]): Promise<Map<string, LimitResult>> => {
    const now = clock.now();
    const { scope, max, windowSeconds, blockSeconds } = rules[0]!;
    const windowEnd = secondsAfter(now, windowSeconds);
    const blockEnd = blockSeconds === undefined ? null : secondsAfter(now, blockSeconds);
    const keys = rules.map(({ key }) => key);
    const values = [scope, keys, now, max, windowEnd, blockEnd ?? windowEnd, blockEnd];
    const counted = await db.query<Counter & { key: string }>(countOnce, values);
    const results = new Map(counted.map((one) => [one.key, resultOf({ max }, one, now, true)]));
    const refused = rules.filter(({ key }) => !results.has(key));
    if (refused.length === 0) return results;
    const shut = await findAll(db, refused, now);
    for (const rule of refused) {
      const counter = shut.get(rule.key) ?? { hits: max, window_ends_at: now };
      results.set(rule.key, resultOf(rule, counter, now, false));
    }
    return results;
  };

  const countTogether = groupQueries<LimitRule, LimitResult>({
    keyOf: (rule) => `${rule.scope}\n${rule.key}`,
    async run(rules) {
      const kinds = [...Map.groupBy(rules, kindOf).values()];
      const counted = await Promise.all(kinds.map((kind) => countKeys(database, kind)));
      const results = new Map(kinds.map((kind, index) => [kindOf(kind[0]!), counted[index]!]));
      return rules.map((rule) => results.get(kindOf(rule))!.get(rule.key)!);
    },
  });

  return {
    hit: async (rule, tx) => (tx ? (await countKeys(tx, [rule])).get(rule.key)! : await countTogether(rule)),

    async peek(rule, tx) {
      const now = clock.now();
      const counter = (await findAll(tx ?? database, [rule], now)).get(rule.key);
      return resultOf(
        rule,
        counter ?? { hits: 0, window_ends_at: now },
        now,
        (counter?.hits ?? 0) < rule.max,
      );
    },

    async reset({ scope, key }, tx) {
      await (tx ?? database).query("delete from limit_counters where scope = $1 and key = $2", [scope, key]);
    },

    prove: createProofAttempts(database, clock),
  };
}

export type OpenCounter = { scope: string; key: string; hits: number; endsAt: Date };

/** Lists the highest active counters, for operators. */
export async function listOpenCounters(db: Queryable, now: Date, limit: number): Promise<OpenCounter[]> {
  return await db.query<OpenCounter>(
    `select scope, key, hits, window_ends_at as "endsAt" from limit_counters
      where window_ends_at > $1 and hits > 0 order by hits desc, scope, key limit $2`,
    [now, limit],
  );
}

type CounterGroup = { scope: string; keyPrefix: string };

/** Returns when the last of these counters stops blocking; null when none of them blocks. */
export async function findLongestBlock(
  db: Queryable,
  { scope, keyPrefix, max }: CounterGroup & Pick<LimitRule, "max">,
  now: Date,
): Promise<Date | null> {
  const [row] = await db.query<{ endsAt: Date | null }>(
    `select max(window_ends_at) as "endsAt" from limit_counters
      where scope = $1 and starts_with(key, $2) and hits >= $3 and window_ends_at > $4`,
    [scope, keyPrefix, max, now],
  );
  return row?.endsAt ?? null;
}

export async function resetCounters(db: Queryable, { scope, keyPrefix }: CounterGroup): Promise<void> {
  await db.query("delete from limit_counters where scope = $1 and starts_with(key, $2)", [scope, keyPrefix]);
}

/** Deletes counters whose window has ended, because they no longer limit anything. */
export async function deleteEndedCounters(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from limit_counters where window_ends_at <= $1", [now]);
}

function resultOf(rule: Pick<LimitRule, "max">, counter: Counter, now: Date, allowed: boolean): LimitResult {
  const remaining = Math.max(0, rule.max - counter.hits);
  const waitMs = counter.window_ends_at.getTime() - now.getTime();
  return { allowed, remaining, retryAfterSeconds: remaining > 0 ? 0 : Math.max(1, Math.ceil(waitMs / 1000)) };
}

function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
