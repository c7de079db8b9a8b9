import type { BusMessage } from "../../../kit/bus.ts";
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
  const topics = new Map<string, { isReading: boolean; hasChanged: boolean }>();
  const publish = async (raceId: string, currency: string): Promise<void> => {
    const data = await readRacePools(db, raceId, currency);
    if (data === undefined) return;
    await publishChange(bus, poolsTopic(raceId, currency), { version: null, data: data as BusMessage });
  };
  const publishSoon = (topic: string, raceId: string, currency: string): void => {
    const state = { isReading: false, hasChanged: false };
    topics.set(topic, state);
    setTimeout(async () => {
      state.isReading = true;
      try {
        await publish(raceId, currency);
      } catch (error) {
        log.warn({ err: error, topic }, "pool totals were not published; pages read them again");
      }
      // One read at a time: on a slow database, more would only delay each other.
      if (state.hasChanged) publishSoon(topic, raceId, currency);
      else topics.delete(topic);
    }, GATHER_MS).unref();
  };
  return {
    changed(raceIds, currency) {
      for (const raceId of new Set(raceIds)) {
        const topic = poolsTopic(raceId, currency);
        const state = topics.get(topic);
        if (state === undefined) publishSoon(topic, raceId, currency);
        else if (state.isReading) state.hasChanged = true;
      }
    },
  };
}
