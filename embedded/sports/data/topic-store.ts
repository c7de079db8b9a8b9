import { pageStream, type Stream } from "@parlour/web/api/stream";
import { useCallback, useSyncExternalStore } from "react";

/** Converts the messages of one kind of topic to the state that a screen shows. */
export interface TopicKind<State> {
  snapshot(data: unknown): State;
  delta(state: State, data: unknown): State;
}

export interface TopicView<State> {
  /** The state is undefined until the first snapshot. */
  readonly state: State | undefined;
  /** Whether the state is up to date; if not, its prices cannot be bet on. */
  readonly live: boolean;
  /** The reason why the server refused the subscription to the topic; null if it didn't refuse it. */
  readonly refused: string | null;
}

interface TopicStore<State> {
  view: TopicView<State>;
  readonly listeners: Set<() => void>;
  stop(): void;
}

const empty: TopicView<never> = { state: undefined, live: false, refused: null };
const stores = new Map<string, TopicStore<unknown>>();

function openStore<State>(topic: string, kind: TopicKind<State>, stream: Stream): TopicStore<State> {
  const store: TopicStore<State> = { view: empty, listeners: new Set(), stop: () => undefined };
  const change = (part: Partial<TopicView<State>>) => {
    store.view = { ...store.view, ...part };
    for (const listener of store.listeners) listener();
  };
  store.stop = stream.subscribe(topic, {
    snapshot: (data) => change({ state: kind.snapshot(data), refused: null }),
    delta(data) {
      const { state } = store.view;
      if (state !== undefined) change({ state: kind.delta(state, data) });
    },
    live: (live) => change({ live }),
    refused: (code) => change({ refused: code }),
  });
  return store;
}

/** Subscribes to a topic; all subscribers on the page share one subscription. */
export function watchTopic<State>(
  topic: string,
  kind: TopicKind<State>,
  listener: () => void,
  stream: Stream = pageStream(),
): () => void {
  const store = stores.get(topic) ?? openStore(topic, kind, stream);
  stores.set(topic, store as TopicStore<unknown>);
  store.listeners.add(listener);
  return () => {
    store.listeners.delete(listener);
    if (store.listeners.size > 0) return;
    store.stop();
    stores.delete(topic);
  };
}

export function topicView<State>(topic: string): TopicView<State> {
  return (stores.get(topic)?.view as TopicView<State> | undefined) ?? empty;
}

/** The newest state of a topic; `null` subscribes to nothing. */
export function useTopic<State>(topic: string | null, kind: TopicKind<State>): TopicView<State> {
  const subscribe = useCallback(
    (listener: () => void) => (topic === null ? () => undefined : watchTopic(topic, kind, listener)),
    [topic, kind],
  );
  return useSyncExternalStore(subscribe, () => (topic === null ? empty : topicView<State>(topic)));
}
