import { useCallback, useEffect, useState } from "react";

export type Loaded<Value> =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | { state: "ready"; value: Value; reload: () => void };

/** Loads data; the previous value stays visible while it reloads. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<{ value?: Value; failed: boolean } | null>(null);
  const reload = useCallback(() => setRound((number) => number + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reloads
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => setResult({ value, failed: false }),
      () => {
        if (!leaving.signal.aborted)
          setResult((before) => (before && !before.failed ? before : { failed: true }));
      },
    );
    return () => leaving.abort();
  }, [load, round]);

  if (result === null) return { state: "loading" };
  if (result.failed) {
    const retry = () => {
      setResult(null);
      reload();
    };
    return { state: "failed", retry };
  }
  return { state: "ready", value: result.value as Value, reload };
}
