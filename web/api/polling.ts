type Listening = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** An event stream that signals changes; usually an EventSource. */
export type NewsStream = Listening & { readonly readyState?: number };

const STREAM_OPEN = 1;

export type PollingOptions = {
  /** Without an interval, data is polled only at the start, after an event and on request. */
  intervalMs?: number | undefined;
  /** `poll` must handle its own failures: polling continues at the next interval. */
  poll: (signal: AbortSignal) => Promise<unknown>;
  /**
   * Polls immediately instead of at a random time within the first interval, for a page that has nothing to
   * show yet.
   */
  startNow?: boolean;
  events?: NewsStream;
  /**
   * Polls as soon as the stream opens, because events between reading the data and opening may have been
   * missed.
   */
  pollOnOpen?: boolean;
  /** The events that signal a change; an EventSource without named events sends `message`. */
  eventTypes?: readonly string[];
  page?: Listening & { readonly hidden: boolean };
  /** Emits `online` when the device is connected again; usually the window. */
  network?: Listening;
  random?: () => number;
};

export type Polling = {
  /**
   * Polls now. If a poll is already in progress, polls again after it, so that the result is never older than
   * this call.
   */
  refetch(): void;
  setIntervalMs(intervalMs: number | undefined): void;
  stop(): void;
};

/**
 * Polls while the page is visible. The first poll is at a random time within the interval, so that pages
 * opened at the same time spread their requests. When the page becomes visible or online again, or receives
 * an event, it polls immediately.
 */
export function startPolling(options: PollingOptions): Polling {
  const { poll, startNow = false, events, eventTypes = ["message"], pollOnOpen = false } = options;
  const { page = document, network = globalThis.window, random = Math.random } = options;
  const stopped = new AbortController();
  let { intervalMs } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polling = false;
  let again = false;
  let missedEvents = pollOnOpen;

  /** Whether polling is paused. It pauses in a background tab, but only if there is a polling interval. */
  const rests = () => intervalMs !== undefined && page.hidden;

  function schedule(delayMs: number) {
    clearTimeout(timer);
    if (intervalMs !== undefined && !stopped.signal.aborted && !page.hidden) timer = setTimeout(run, delayMs);
  }

  async function run() {
    if (polling) {
      again = true;
      return;
    }
    clearTimeout(timer);
    polling = true;
    do {
      again = false;
      // An error must not stop the polling; `poll` has reported it.
      await poll(stopped.signal).catch(() => undefined);
    } while (again && !stopped.signal.aborted && !rests());
    polling = false;
    schedule(intervalMs ?? 0);
  }

  function refetch() {
    // A hidden page polls when it becomes visible again.
    if (!stopped.signal.aborted && !rests()) void run();
  }

  /**
   * Polls when the page becomes visible or online again. If a poll is already in progress, its result is
   * recent enough.
   */
  function onReturn() {
    if (intervalMs !== undefined && !polling) refetch();
  }

  function onVisibility() {
    if (page.hidden && intervalMs !== undefined) clearTimeout(timer);
    else onReturn();
  }

  function onLost() {
    missedEvents = true;
  }

  function onOpen() {
    if (missedEvents) refetch();
    missedEvents = false;
  }

  const listeners: [Listening | undefined, string, () => void][] = [
    [page, "visibilitychange", onVisibility],
    [network, "online", onReturn],
    [events, "error", onLost],
    [events, "open", onOpen],
    ...eventTypes.map((type): [Listening | undefined, string, () => void] => [events, type, refetch]),
  ];
  for (const [target, type, listener] of listeners) target?.addEventListener(type, listener);

  if (startNow) refetch();
  else schedule(random() * (intervalMs ?? 0));
  if (events?.readyState === STREAM_OPEN) onOpen();

  return {
    refetch,
    setIntervalMs(next) {
      if (next === intervalMs) return;
      intervalMs = next;
      if (!polling) schedule(next ?? 0);
    },
    stop() {
      stopped.abort();
      clearTimeout(timer);
      for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener);
    },
  };
}
