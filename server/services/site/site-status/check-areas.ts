import { STATUS_AREAS, type StatusArea } from "@parlour/contracts/entities/site-status";
import type { Kit } from "../../../kit/kit.ts";
import type { CallSummary } from "../../../kit/metrics.ts";
import { areaOfCall } from "./call-areas.ts";
import { type CallCounts, decideState } from "./decide-state.ts";
import { type AreaCounts, insertSamples, sumSamples, updateStates } from "./status-store.ts";

/** The length of the period whose requests determine an area's state. */
const windowMs = 180_000;

type CheckParts = Pick<Kit, "db" | "clock" | "heartbeat"> & { metrics: Pick<Kit["metrics"], "summarise"> };

/**
 * Returns a function that stores the responses that this server has sent since the last check, and decides the state of
 * every area from the responses of all servers. Every server may run it at any time.
 */
export function areaChecker({ db, clock, heartbeat, metrics }: CheckParts): () => Promise<void> {
  let before = sumByArea(metrics.summarise());
  return async () => {
    const total = sumByArea(metrics.summarise());
    const counts = new Map(STATUS_AREAS.map((area) => [area, difference(total.get(area), before.get(area))]));
    const now = clock.now();
    await db.transaction(async (tx) => {
      await insertSamples(tx, { serverId: heartbeat.serverId, counts, at: now });
      const sums = await sumSamples(tx, new Date(now.getTime() - windowMs));
      const states = STATUS_AREAS.map((area) => [area, decideState(sums.get(area) ?? none)] as const);
      await updateStates(tx, new Map(states), now);
    });
    // Counts that could not be stored are kept for the next check, so that a database outage shows up afterwards.
    before = total;
  };
}

const none: CallCounts = { answered: 0, failed: 0 };

function sumByArea(calls: readonly CallSummary[]): AreaCounts {
  const sums = new Map<StatusArea, CallCounts>();
  for (const { call, count, failed } of calls) {
    const area = areaOfCall.get(call);
    if (area === undefined) continue;
    const sum = sums.get(area) ?? none;
    sums.set(area, { answered: sum.answered + count, failed: sum.failed + failed });
  }
  return sums;
}

function difference(now: CallCounts = none, before: CallCounts = none): CallCounts {
  return { answered: now.answered - before.answered, failed: now.failed - before.failed };
}
