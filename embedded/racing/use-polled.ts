import { startPolling } from "@parlour/web/api/polling";
import { useEffect } from "react";
import { type Loaded, useLoaded } from "../parts/use-loaded.ts";

/** Loads data, and loads it again at an interval while the page is visible. */
export function usePolled<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  intervalMs: number,
): Loaded<Value> {
  const loaded = useLoaded(load);
  const reload = loaded.state === "ready" ? loaded.reload : null;
  useEffect(() => {
    if (reload === null) return;
    const polling = startPolling({ intervalMs, poll: async () => reload() });
    return () => polling.stop();
  }, [reload, intervalMs]);
  return loaded;
}
