import { pageStream } from "@parlour/web/api/stream";
import { useCallback, useEffect, useState } from "react";
import { type Loaded, useLoaded } from "../parts/use-loaded.ts";
import { api } from "./api.ts";
import { newerPools, type RacePools } from "./newer-pools.ts";

/** The totals of a race's pools, loaded once and then updated by the stream. */
export function usePoolTotals(raceId: string, currency: string): Loaded<RacePools> {
  const load = useCallback(
    (signal: AbortSignal) => api.pools({ params: { raceId }, query: { currencyCode: currency }, signal }),
    [raceId, currency],
  );
  const loaded = useLoaded(load);
  const topic = `racing/races/${raceId}/pools/${currency}`;
  const [sent, setSent] = useState<{ topic: string; pools: RacePools } | null>(null);
  useEffect(
    () =>
      pageStream().subscribe(topic, {
        snapshot: (data) => setSent({ topic, pools: data as RacePools }),
        delta: (data) =>
          setSent((before) =>
            before?.topic === topic ? { topic, pools: newerPools(before.pools, data as RacePools) } : before,
          ),
      }),
    [topic],
  );
  if (sent?.topic !== topic) return loaded;
  const reload = loaded.state === "ready" ? loaded.reload : () => undefined;
  return { state: "ready", value: sent.pools, reload };
}
