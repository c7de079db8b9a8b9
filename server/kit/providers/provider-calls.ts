import type { ProviderError, ProviderKind } from "@parlour/contracts/entities/provider";
import type { Clock } from "../clock.ts";

export type ProviderRef = { kind: ProviderKind; id: string };
type CallSource = ProviderError["source"];

type ProviderCall = {
  ms: number;
  source: CallSource;
  /** The error of a failed call; undefined if the call succeeded. */
  error?: unknown;
};

type Sums = { calls: number; errors: number; totalMs: number; slowestMs: number; unsigned: number };

/** The calls of one provider that this server has counted since the counts were last collected. */
export type CountedCalls = ProviderRef & {
  minutes: Map<number, Sums>;
  lastSuccessAt: Date | null;
  lastErrorAt: Date | null;
  lastError: string | null;
  errors: { at: Date; source: CallSource; message: string }[];
};

/** Counts calls to and from providers in memory, because writing each of them would slow the calls down. */
export type ProviderCalls = {
  note(provider: ProviderRef, call: ProviderCall): void;
  /**
   * Counts a request in a provider's name with an invalid signature. It is not counted as a call or an error, because
   * then anyone could make a provider look broken.
   */
  noteUnsigned(provider: ProviderRef): void;
  /** Counts a call to a provider, with its time and its error. */
  watch<Result>(provider: ProviderRef, call: () => Promise<Result>, source?: CallSource): Promise<Result>;
  /** Puts an error into words that operators may read. */
  wordsOf(error: unknown): string;
  /** Returns what has been counted and starts again from zero. */
  take(): CountedCalls[];
};

const minuteMs = 60_000;
/**
 * Only this many errors are kept between two writes. A provider that is down could cause thousands of errors, and the
 * first ones are enough to show why.
 */
const mostErrors = 20;

export function createProviderCalls(
  { now }: Clock,
  wordsOf: (error: unknown) => string,
  stopwatchMs: () => number = () => performance.now(),
): ProviderCalls {
  let counted = new Map<string, CountedCalls>();

  const find = ({ kind, id }: ProviderRef, at: Date) => {
    const name = `${kind}:${id}`;
    const own = counted.get(name) ?? newCounts({ kind, id });
    counted.set(name, own);
    const minute = Math.floor(at.getTime() / minuteMs) * minuteMs;
    const sums = own.minutes.get(minute) ?? { calls: 0, errors: 0, totalMs: 0, slowestMs: 0, unsigned: 0 };
    own.minutes.set(minute, sums);
    return { own, sums };
  };

  const note: ProviderCalls["note"] = (provider, { ms, source, error }) => {
    const at = now();
    const { own, sums } = find(provider, at);
    const whole = Math.max(0, Math.round(ms));
    sums.calls += 1;
    sums.totalMs += whole;
    sums.slowestMs = Math.max(sums.slowestMs, whole);
    if (error === undefined) {
      own.lastSuccessAt = at;
      return;
    }
    sums.errors += 1;
    own.lastErrorAt = at;
    own.lastError = wordsOf(error);
    if (own.errors.length < mostErrors) own.errors.push({ at, source, message: own.lastError });
  };

  return {
    note,
    noteUnsigned(provider) {
      find(provider, now()).sums.unsigned += 1;
    },
    wordsOf,
    async watch(provider, call, source = "CALL") {
      const startedMs = stopwatchMs();
      try {
        const result = await call();
        note(provider, { ms: stopwatchMs() - startedMs, source });
        return result;
      } catch (error) {
        note(provider, { ms: stopwatchMs() - startedMs, source, error: error ?? "unknown error" });
        throw error;
      }
    },
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
  };
}

const newCounts = (provider: ProviderRef): CountedCalls => ({
  ...provider,
  minutes: new Map(),
  lastSuccessAt: null,
  lastErrorAt: null,
  lastError: null,
  errors: [],
});
