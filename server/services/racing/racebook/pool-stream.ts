import type { BusMessage } from "../../../kit/bus.ts";
import { gatherWork } from "../../../kit/gather-work.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { requireCurrency } from "../../../kit/require-currency.ts";
import { publishChange, type StreamSource } from "../../../kit/stream/stream-source.ts";
import { readRacePools } from "./read-race-pools.ts";

/** Bets that arrive within this time share one read and one message. */
const GATHER_MS = 200;

const poolsTopic = (raceId: string, currency: string): string => `racing/races/${raceId}/pools/${currency}`;

/** The topics of the racebook: the totals and the probable dividends of the pools that begin or end with a race. */
export function poolTopics({ db }: Pick<Kit, "db">): readonly StreamSource[] {
  return [
    {
      pattern: poolsTopic("{race}", "{currency}"),
      access: "anyone",
      async snapshot({ race, currency }) {
        const known = requireCurrency(currency, "USD");
        if (isRefusal(known)) return undefined;
        const data = await readRacePools(db, race!, known);
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
 * Sends the pools of a race again after they have changed. Each pool includes the number of its bets, by which a page
 * recognises outdated figures from another server.
 */
export function createPoolPublisher({ db, bus, log }: Pick<Kit, "db" | "bus" | "log">): PoolPublisher {
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
          const data = await readRacePools(db, raceId, currency);
          if (data === undefined) return;
          await publishChange(bus, topic, { version: null, data: data as BusMessage });
        });
      }
    },
  };
}
