import { type PollingOptions, startPolling } from "@parlour/web/api/polling";

type Shared = { hear: Set<(answer: unknown) => void>; kept?: { answer: unknown }; stop(): void };

const running = new Map<string, Shared>();

type SharedPoll<Answer> = Pick<PollingOptions, "intervalMs" | "page" | "random"> & {
  ask: (signal: AbortSignal) => Promise<Answer>;
};

/**
 * Asks for what several parts of a page show once for all of them. The answer is kept until the next one takes its
 * place (spec §4): whoever joins later hears it at once. The last to leave ends the asking.
 */
export function joinPoll<Answer>(
  key: string,
  { ask, ...pace }: SharedPoll<Answer>,
  hear: (answer: Answer) => void,
): () => void {
  const shared = running.get(key) ?? begin(key, ask, pace);
  const listener = hear as (answer: unknown) => void;
  shared.hear.add(listener);
  if (shared.kept) listener(shared.kept.answer);
  return () => {
    shared.hear.delete(listener);
    if (shared.hear.size > 0) return;
    shared.stop();
    running.delete(key);
  };
}

function begin(key: string, ask: SharedPoll<unknown>["ask"], pace: Omit<SharedPoll<unknown>, "ask">): Shared {
  const shared: Shared = {
    hear: new Set(),
    stop: startPolling({
      ...pace,
      async poll(signal) {
        const answer = await ask(signal);
        shared.kept = { answer };
        for (const hear of shared.hear) hear(answer);
      },
    }).stop,
  };
  running.set(key, shared);
  return shared;
}
