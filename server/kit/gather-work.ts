type State = "waiting" | "running" | "running-again";

export type GatherOptions = {
  /** Requests that arrive within this time share one run. */
  gatherMs: number;
  onError(error: unknown, key: string): void;
};

/**
 * Returns a function that requests work by key. The work of a key never runs twice at once: all requests that
 * arrive during a run share one further run, because parallel runs would only slow each other down.
 */
export function gatherWork({ gatherMs, onError }: GatherOptions) {
  const states = new Map<string, State>();
  return function request(key: string, work: () => Promise<void>): void {
    const state = states.get(key);
    if (state !== undefined) {
      if (state === "running") states.set(key, "running-again");
      return;
    }
    states.set(key, "waiting");
    setTimeout(async () => {
      states.set(key, "running");
      try {
        await work();
      } catch (error) {
        onError(error, key);
      }
      const isAskedAgain = states.get(key) === "running-again";
      states.delete(key);
      if (isAskedAgain) request(key, work);
    }, gatherMs).unref();
  };
}
