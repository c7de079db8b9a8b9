import type { TopicState } from "./stream-source.ts";

/** A page's connection that is subscribed to a topic. */
export type Subscriber = {
  /** The number of bytes that the browser has not read yet. */
  unsentBytes(): number;
  sendText(text: string): void;
  refuse(topic: string, code: string): void;
};

export type LiveTopic = {
  /**
   * Adds a subscriber, which gets a snapshot and then every change. A subscriber that is added again gets a new
   * snapshot.
   */
  add(subscriber: Subscriber): Promise<void>;
  remove(subscriber: Subscriber): void;
  isEmpty(): boolean;
  close(): void;
};

type Options = {
  name: string;
  read(): Promise<TopicState | undefined>;
  listen(onChange: (change: TopicState) => void): Promise<() => Promise<void>>;
  onError(error: unknown): void;
};

/** A page with more unread bytes than this gets no more changes; once it has caught up, it gets a snapshot. */
const mostUnsentBytes = 65_536;
const catchUpEveryMs = 250;
/**
 * If the last message is lost, no later message reveals the gap, so a topic is read again after this long without
 * changes.
 */
const rereadAfterMs = 15_000;
const mostRecent = 1_000;

const canRead = (subscriber: Subscriber) => subscriber.unsentBytes() <= mostUnsentBytes;

/**
 * Opens a topic on this server while pages are subscribed to it. It numbers the changes that it sends, so
 * that a page notices a gap, and compares the version numbers set by writers, so that the server itself
 * notices a lost message.
 */
export function openLiveTopic({ name, read, listen, onError }: Options): LiveTopic {
  /** Pages that have received every change so far. */
  const current = new Set<Subscriber>();
  /** Pages that are waiting for a snapshot. */
  const waiting = new Set<Subscriber>();
  let number = 0;
  /** The version of the state; undefined until the state has been read, and after a gap. */
  let version: number | null | undefined;
  /**
   * Changes that have arrived since the read of the state began. `text` is what was sent to the current pages; it is
   * null for changes that are held back until the version is known.
   */
  let recent: { change: TopicState; text: string | null }[] = [];
  let reading: Promise<void> | undefined;
  let quietSinceMs = performance.now();
  let listening: Promise<() => Promise<void>> | undefined;
  let isClosed = false;

  const textOf = (type: "snapshot" | "delta", at: number, data: unknown) =>
    JSON.stringify({ type, topic: name, number: at, data });

  const readOnce = async () => {
    recent = [];
    const state = await read();
    if (isClosed) return;
    if (state === undefined) return refuseAll();
    const ready = [...waiting].filter(canRead);
    const isAhead = version === undefined || (version !== null && (state.version ?? 0) > version);
    if (isAhead) restartAt(state, ready);
    else catchUp(state, ready);
  };
  const refuseAll = () => {
    for (const subscriber of [...waiting, ...current]) subscriber.refuse(name, "NOT_FOUND");
    waiting.clear();
    current.clear();
    version = undefined;
  };
  const welcome = (subscriber: Subscriber) => {
    waiting.delete(subscriber);
    current.add(subscriber);
  };
  /** Sends the state to every page, because it is newer than all changes sent so far. */
  const restartAt = (state: TopicState, ready: readonly Subscriber[]) => {
    version = state.version;
    number++;
    const snapshot = textOf("snapshot", number, state.data);
    for (const subscriber of ready) welcome(subscriber);
    for (const subscriber of current) subscriber.sendText(snapshot);
    const held = recent.filter(({ text }) => text === null);
    recent = [];
    for (const { change } of held) onChange(change);
  };
  /** Sends the state and the changes after it to new pages; all other pages already have them. */
  const catchUp = (state: TopicState, ready: readonly Subscriber[]) => {
    const later = recent.filter(
      ({ change }) => change.version === null || state.version === null || change.version > state.version,
    );
    const snapshot = textOf("snapshot", number - later.length, state.data);
    for (const subscriber of ready) {
      subscriber.sendText(snapshot);
      for (const { text } of later) subscriber.sendText(text!);
      welcome(subscriber);
    }
  };
  const refresh = () => {
    reading ??= readOnce()
      .catch(onError)
      .finally(() => {
        reading = undefined;
        recent = [];
        quietSinceMs = performance.now();
      });
    return reading;
  };
  const startAgain = () => {
    version = undefined;
    for (const subscriber of current) waiting.add(subscriber);
    current.clear();
    void refresh();
  };

  const onChange = (change: TopicState) => {
    if (version === undefined) {
      if (recent.length < mostRecent) recent.push({ change, text: null });
      return;
    }
    if (change.version !== null && version !== null) {
      if (change.version <= version) return;
      if (change.version > version + 1) return startAgain();
    }
    version = change.version;
    number++;
    quietSinceMs = performance.now();
    const text = textOf("delta", number, change.data);
    if (reading !== undefined) {
      if (recent.length >= mostRecent) return startAgain();
      recent.push({ change, text });
    }
    for (const subscriber of current) {
      if (canRead(subscriber)) subscriber.sendText(text);
      else {
        current.delete(subscriber);
        waiting.add(subscriber);
      }
    }
  };

  /**
   * Reads the state again. Pages get a snapshot only if a message was lost or, in a topic without version numbers,
   * may have been lost.
   */
  const reread = async () => {
    quietSinceMs = performance.now();
    const before = version;
    const state = await read();
    if (isClosed || before === undefined || version !== before) return;
    if (state?.version == null || state.version !== version) startAgain();
  };
  const timer = setInterval(() => {
    if (reading !== undefined) return;
    if ([...waiting].some(canRead)) void refresh();
    else if (current.size > 0 && performance.now() - quietSinceMs > rereadAfterMs) reread().catch(onError);
  }, catchUpEveryMs);
  timer.unref();

  return {
    async add(subscriber) {
      current.delete(subscriber);
      waiting.add(subscriber);
      // Listening starts before the state is read, so that no change in between is missed.
      listening ??= listen(onChange);
      await listening;
      await refresh();
    },
    remove(subscriber) {
      current.delete(subscriber);
      waiting.delete(subscriber);
    },
    isEmpty: () => current.size + waiting.size === 0,
    close() {
      isClosed = true;
      clearInterval(timer);
      listening?.then((stop) => stop()).catch(onError);
    },
  };
}
