type Listening = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** An event stream that says when there is something new; usually an EventSource. */
export type NewsStream = Listening & { readonly readyState?: number };

const STREAM_OPEN = 1;

export type PollingOptions = {
  /** Without an interval it polls only at the start, on an event and when told to. */
  intervalMs?: number | undefined;
  /** It handles its own failures: a failed poll waits for the next interval like any other. */
  poll: (signal: AbortSignal) => Promise<unknown>;
  /** Polls at once instead of at a random moment of the first interval, for a page that has nothing to show yet. */
  startNow?: boolean;
  events?: NewsStream;
  /** Polls as soon as the stream is open, for data that was read before: events until then were missed. */
  pollOnOpen?: boolean;
  /** The events that mean news; an EventSource without named events sends `message`. */
  eventTypes?: readonly string[];
  page?: Listening & { readonly hidden: boolean };
  /** Says `online` when the connection is back; the window. */
  network?: Listening;
  random?: () => number;
};

export type Polling = {
  /** Polls now; during a poll, once more after it, so that the answer is never older than the request for it. */
  refetch(): void;
  setIntervalMs(intervalMs: number | undefined): void;
  stop(): void;
};

/**
 * Polls while the page is visible. The first poll comes at a random moment of the interval, so that pages opened
 * together spread their requests; a page that becomes visible or online again, or gets an event, polls at once.
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

  /** A page that only reads once does so in a background tab too. */
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
      // A failure must not end the polling; `poll` has reported it.
      await poll(stopped.signal).catch(() => undefined);
    } while (again && !stopped.signal.aborted && !rests());
    polling = false;
    schedule(intervalMs ?? 0);
  }

  function refetch() {
    // A hidden page polls when it is visible again.
    if (!stopped.signal.aborted && !rests()) void run();
  }

  /** A poll that is under way answers for the moment at which the page came back. */
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
