import type { Kit } from "../../../kit/kit.ts";
import type { SettledRounds } from "../../../kit/ports/settled-rounds.ts";
import { hasSettlements, takeSettlements, takeSettlementsOf } from "./settlement-store.ts";

/** Rounds of this server are counted at once, in handfuls; those of other servers when nobody there did. */
const gatherMs = 100;
const pollIntervalMs = 1_000;

const watchers = new WeakMap<Kit, Set<() => void>>();

/** Told by the wallet of this server after rounds were settled. */
export function announceSettled(kit: Kit): void {
  for (const wake of watchers.get(kit) ?? []) wake();
}

export function settledRoundsOf(kit: Kit): SettledRounds {
  return {
    take: takeSettlements,
    takeOf: takeSettlementsOf,
    watch(consumer, count) {
      let underWay: Promise<void> | undefined;
      let gathering: NodeJS.Timeout | undefined;
      const run = async () => {
        try {
          while (await hasSettlements(kit.db, consumer)) await count();
        } catch (error) {
          kit.log.warn({ err: error, consumer }, "settled rounds were not counted; the next turn will do it");
        }
      };
      const start = () => {
        gathering = undefined;
        underWay ??= run().finally(() => {
          underWay = undefined;
        });
      };
      const wake = () => {
        gathering ??= setTimeout(start, gatherMs);
      };
      const known = watchers.get(kit) ?? new Set();
      watchers.set(kit, known.add(wake));
      const timer = setInterval(wake, pollIntervalMs);
      timer.unref();
      return async () => {
        known.delete(wake);
        clearInterval(timer);
        clearTimeout(gathering);
        await underWay;
      };
    },
  };
}
