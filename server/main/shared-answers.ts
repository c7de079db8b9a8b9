type Entry = { answer: Promise<unknown>; untilMs: number };

const mostEntries = 2_000;

/**
 * The answers of calls that are the same for many visitors. Pages that are rendered within a few seconds share them:
 * the same object, so that what is derived from it can be kept with it.
 */
export type SharedAnswers = {
  /** Returns the answer under a key, and makes the call if it is not known. A refused call (null) is not kept. */
  find(key: string, seconds: number, now: Date, make: () => Promise<unknown>): Promise<unknown>;
  /** Forgets all answers, including those of calls that have not been answered yet. */
  clear(): void;
};

export function createSharedAnswers(): SharedAnswers {
  const entries = new Map<string, Entry>();
  return {
    find(key, seconds, now, make) {
      const nowMs = now.getTime();
      const known = entries.get(key);
      // A clock that was set back must not keep an answer for longer.
      if (known && known.untilMs > nowMs && known.untilMs - nowMs <= seconds * 1_000) return known.answer;
      const entry = { answer: make(), untilMs: nowMs + seconds * 1_000 };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > mostEntries) entries.delete(entries.keys().next().value!);
      const forget = () => entries.get(key) === entry && entries.delete(key);
      entry.answer.then((answer) => answer === null && forget(), forget);
      return entry.answer;
    },
    clear: () => entries.clear(),
  };
}
