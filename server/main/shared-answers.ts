import { isDeepStrictEqual } from "node:util";

/** The promise of an answer; `value` is set once the answer has arrived. */
type Entry = { answer: Promise<unknown>; value?: unknown; untilMs: number };

const mostEntries = 2_000;

/**
 * Answers that are the same for many visitors, by call. Pages that are rendered within a few seconds share the same
 * object, so that everything derived from it can be cached with it.
 */
export type SharedAnswers = {
  /**
   * Returns the answer under a key, and makes the call if there is none yet. A refused call (null)
   * is not kept.
   */
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
      // If the clock was set back, an answer must not be kept for longer.
      if (known && known.untilMs > nowMs && known.untilMs - nowMs <= seconds * 1_000) return known.answer;
      const entry: Entry = { answer: sameIfEqual(make(), known?.value), untilMs: nowMs + seconds * 1_000 };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > mostEntries) entries.delete(entries.keys().next().value!);
      const forget = () => entries.get(key) === entry && entries.delete(key);
      entry.answer.then((answer) => {
        entry.value = answer;
        if (answer === null) forget();
      }, forget);
      return entry.answer;
    },
    clear: () => entries.clear(),
  };
}

/**
 * Returns the earlier answer if the new one is equal. Most answers seldom change, and everything derived from an
 * answer, such as HTML and its compressed form, is cached with the object.
 */
async function sameIfEqual(answer: Promise<unknown>, earlier: unknown): Promise<unknown> {
  const found = await answer;
  return isDeepStrictEqual(found, earlier) ? earlier : found;
}
