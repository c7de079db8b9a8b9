import { setTimeout as sleep } from "node:timers/promises";
import { createConcurrencyLimit } from "../../../kit/concurrency-limit.ts";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { captchaAfterFailures, type Verdict } from "./counter-rules.ts";
import {
  type Counter,
  type CounterLimit,
  type EntryResult,
  enterCounters,
  settleCounter,
} from "./counter-store.ts";

const longestWaitMs = 10_000;
const retryMs = 40;

export type Entry = { attempt: string };

export type AttemptCounters = {
  /**
   * Waits while pending attempts could still reach the failure limit, then admits the attempt or returns the
   * reason for refusing it.
   */
  enter(
    counters: readonly CounterLimit[],
  ): Promise<(EntryResult & { kind: "admitted" } & Entry) | Exclude<EntryResult, { kind: "admitted" }>>;
  settle(entry: Entry, counter: Counter, verdict: Verdict, tx: Transaction): Promise<number>;
};

export function createAttemptCounters(kit: Kit): AttemptCounters {
  // Attempts on the same server wait in a queue, so that a burst does not poll the database.
  const limit = createConcurrencyLimit(captchaAfterFailures);

  return {
    async enter(counters) {
      const last = counters.at(-1)!;
      return await limit.run(`${last.kind}:${last.key}`, async () => {
        for (let waitedMs = 0; ; ) {
          const now = kit.clock.now();
          const attempt = `${now.getTime()}:${kit.random.bytes(9).toString("base64url")}`;
          const result = await enterCounters(kit.db, attempt, counters, now);
          if (result.kind === "admitted") return { ...result, attempt };
          if (result.kind === "spent" || waitedMs >= longestWaitMs) return result;
          // The delay is random, so that competing servers don't collide again.
          const waitMs = retryMs * (0.5 + Math.random());
          waitedMs += waitMs;
          await sleep(waitMs);
        }
      });
    },
    settle: (entry, counter, verdict, tx) =>
      settleCounter(tx, entry.attempt, counter, verdict, kit.clock.now()),
  };
}
