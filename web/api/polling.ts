type Listening = Pick<EventTarget, "addEventListener" | "removeEventListener">;

export type PollingOptions = {
  intervalMs: number;
  /** Its failures are its own business; the next poll comes all the same. */
  poll: (signal: AbortSignal) => Promise<unknown>;
  /** Polls at once instead of somewhere within the first interval, for a page that has nothing to show yet. */
  startNow?: boolean;
  /** Tells that there is something new; usually an EventSource. */
  events?: Listening;
  /** The events that say so; an EventSource that names none sends `message`. */
  eventTypes?: readonly string[];
  page?: Listening & { readonly hidden: boolean };
  random?: () => number;
};

export type Polling = {
  /** Polls now; during a poll, once more after it, so that the answer is never older than the question. */
  refetch(): void;
  stop(): void;
};

/**
 * Polls while the page is seen. The first poll falls anywhere within the interval, so that pages that were
 * opened together do not ask together; a page that comes back into view, or hears of news, asks at once.
 */
export function startPolling(options: PollingOptions): Polling {
  const { intervalMs, poll, startNow = false, events, eventTypes = ["message"] } = options;
  const { page = document, random = Math.random } = options;
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polling = false;
  let again = false;
  let connectionLost = false;

  function schedule(delayMs: number) {
    clearTimeout(timer);
    if (!stopped.signal.aborted && !page.hidden) timer = setTimeout(run, delayMs);
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
      // The caller's poll reports its own failure; here it must only not end the polling.
      await poll(stopped.signal).catch(() => undefined);
    } while (again && !stopped.signal.aborted && !page.hidden);
    polling = false;
    schedule(intervalMs);
  }

  function refetch() {
    // A hidden page asks when it is seen again.
    if (!stopped.signal.aborted && !page.hidden) void run();
  }

  function onVisibility() {
    if (page.hidden) clearTimeout(timer);
    else refetch();
  }

  function onLost() {
    connectionLost = true;
  }

  /** What happened while the connection was lost was not told, so it has to be asked for. */
  function onOpen() {
    if (connectionLost) refetch();
    connectionLost = false;
  }

  const listeners: [Listening | undefined, string, () => void][] = [
    [page, "visibilitychange", onVisibility],
    [events, "error", onLost],
    [events, "open", onOpen],
    ...eventTypes.map((type): [Listening | undefined, string, () => void] => [events, type, refetch]),
  ];
  for (const [target, type, listener] of listeners) target?.addEventListener(type, listener);

  if (startNow) refetch();
  else schedule(random() * intervalMs);

  return {
    refetch,
    stop() {
      stopped.abort();
      clearTimeout(timer);
      for (const [target, type, listener] of listeners) target?.removeEventListener(type, listener);
    },
  };
}
