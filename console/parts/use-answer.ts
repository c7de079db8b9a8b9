import { startPolling } from "@parlour/web/api/polling";
import { useCallback, useEffect, useRef, useState } from "react";

export type Answered<Value> = {
  /** What was answered last; it stays while the next answer is on its way. */
  value: Value | undefined;
  /** Why there is no value yet; a failure after a value is shown by `isStale`. */
  error: unknown;
  loading: boolean;
  isStale: boolean;
  reload: () => void;
};

type AnswerOptions = {
  /** Asks again this often while the page is seen. */
  everyMs?: number;
  /** An event stream of ours that says when there is something new. */
  eventsFrom?: string;
  eventTypes?: readonly string[];
};

/**
 * What the server answers to a question, asked when the page opens, whenever `key` changes, at an interval and
 * whenever an event stream says so. `key` names everything that the question depends on.
 */
export function useAnswer<Value>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Value>,
  options: AnswerOptions = {},
): Answered<Value> {
  const { everyMs, eventsFrom } = options;
  const eventTypes = options.eventTypes?.join(" ") ?? "message";
  const [state, setState] = useState<{ value?: Value; error?: unknown; key: string | null }>({ key: null });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((number) => number + 1), []);
  const latest = useRef(ask);
  latest.current = ask;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const leaving = new AbortController();
    const question = async (signal: AbortSignal) => {
      try {
        const value = await latest.current(signal);
        if (!leaving.signal.aborted) setState({ value, key });
      } catch (error) {
        if (leaving.signal.aborted) return;
        // What is shown of the same question stays: old figures, marked as old, help more than none.
        setState((before) =>
          before.key === key && "value" in before
            ? { value: before.value as Value, error, key }
            : { error, key },
        );
      }
    };
    if (everyMs === undefined && eventsFrom === undefined) {
      void question(leaving.signal);
      return () => leaving.abort();
    }
    const events = eventsFrom === undefined ? undefined : new EventSource(eventsFrom);
    const polling = startPolling({
      intervalMs: everyMs ?? 60_000,
      poll: question,
      startNow: true,
      eventTypes: eventTypes.split(" "),
      ...(events && { events }),
    });
    return () => {
      leaving.abort();
      polling.stop();
      events?.close();
    };
  }, [key, round, everyMs, eventsFrom, eventTypes]);

  const isCurrent = state.key === key;
  return {
    value: state.value,
    error: isCurrent ? state.error : undefined,
    loading: !isCurrent,
    isStale: isCurrent && state.error !== undefined && state.value !== undefined,
    reload,
  };
}
