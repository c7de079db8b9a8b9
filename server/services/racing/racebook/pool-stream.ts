import type { BusMessage } from "../../../kit/bus.ts";
import { gatherWork } from "../../../kit/gather-work.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { requireCurrency } from "../../../kit/require-currency.ts";
import { publishChange, type StreamSource } from "../../../kit/stream/stream-source.ts";
import { type PoolReadingParts, readRacePools } from "./read-race-pools.ts";

/** Bets that arrive within this time share one read and one message. */
const GATHER_MS = 200;

const poolsTopic = (raceId: string, currency: string): string => `racing/races/${raceId}/pools/${currency}`;

/**
 * The racebook's stream topics. There is one per race and currency, with the totals and probable dividends of all pools
 * whose first or last leg is that race.
 */
export function poolTopics(parts: PoolReadingParts): readonly StreamSource[] {
  return [
    {
      pattern: poolsTopic("{race}", "{currency}"),
      access: "anyone",
      async snapshot({ race, currency }) {
        const known = requireCurrency(currency, "USD");
        if (isRefusal(known)) return undefined;
        const data = await readRacePools(parts, race!, known);
        return data && { version: null, data };
      },
    },
  ];
}

export type PoolPublisher = {
  /** Announces a change. Call it after the commit that changed these races' pools. */
  changed(raceIds: readonly string[], currency: string): void;
};

/**
 * Sends the pools of a race that have changed since this server last sent them. Each pool includes the number of its
 * bets, from which a page can tell whether figures from another server are outdated.
 */
export function createPoolPublisher(parts: PoolReadingParts): PoolPublisher {
  const { bus, log } = parts.kit;
  const pickChanged = createChangeFilter();
  const request = gatherWork({
    gatherMs: GATHER_MS,
    onError: (error, topic) =>
      log.warn({ err: error, topic }, "pool totals were not published; pages read them again"),
  });
  return {
    changed(raceIds, currency) {
      for (const raceId of new Set(raceIds)) {
        const topic = poolsTopic(raceId, currency);
        request(topic, async () => {
          const data = await readRacePools(parts, raceId, currency);
          if (data === undefined) return;
          const pools = pickChanged(topic, data.pools);
          if (pools.length === 0) return;
          await publishChange(bus, topic, { version: null, data: { ...data, pools } as BusMessage });
        });
      }
    },
  };
}

const MOST_REMEMBERED = 5_000;

/** Remembers what was sent on a topic, and returns the pools that differ from it. */
function createChangeFilter() {
  const sent = new Map<string, string>();
  return <Pool extends { poolId: string }>(topic: string, pools: readonly Pool[]): Pool[] => {
    if (sent.size + pools.length > MOST_REMEMBERED) sent.clear();
    return pools.filter((pool) => {
      const key = `${topic}\n${pool.poolId}`;
      const text = JSON.stringify(pool);
      if (sent.get(key) === text) return false;
      sent.set(key, text);
      return true;
    });
  };
}
