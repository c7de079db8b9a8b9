/** How many failures are allowed, how long they are remembered, and how long the lock lasts. */
export type CounterPolicy = { max: number; windowMs: number; blockMs: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const captchaAfterFailures = 3;

export const counterPolicies = {
  /** Many people share an IP address, so it is allowed more failures and never locked beyond its window. */
  address: { max: 100, windowMs: 15 * minuteMs, blockMs: 0 },
  username: { max: 10, windowMs: dayMs, blockMs: 15 * minuteMs },
  secondFactor: { max: 5, windowMs: dayMs, blockMs: 30 * minuteMs },
} as const satisfies Record<string, CounterPolicy>;

export type CounterKind = keyof typeof counterPolicies;

export type CounterState = {
  failures: number;
  windowEndsAt: Date | null;
  blockedUntil: Date | null;
  /** Attempts that were admitted but whose result is not known. */
  pending: readonly string[];
};

/** An attempt that takes longer than this is assumed to have crashed and no longer counts as pending. */
const longestAttemptMs = minuteMs;

export type Admission =
  | { kind: "admitted"; state: CounterState }
  /** The failure limit has been reached; `shut` means that the counter is locked regardless of the limit. */
  | { kind: "spent"; shut: boolean; retryAfterMs: number }
  /** Pending attempts could still reach the limit, so the caller checks again once their results are known. */
  | { kind: "crowded" };

/** Returns the state of a counter at the given time, without expired failures and locks. */
export function refreshed(state: CounterState, now: Date): CounterState {
  const pending = state.pending.filter((attempt) => startOf(attempt) > now.getTime() - longestAttemptMs);
  const isOver =
    (state.blockedUntil !== null && state.blockedUntil <= now) ||
    (state.windowEndsAt !== null && state.windowEndsAt <= now && state.blockedUntil === null);
  return isOver ? { failures: 0, windowEndsAt: null, blockedUntil: null, pending } : { ...state, pending };
}

/**
 * Admits an attempt only if there would be room below the limit even if all pending attempts failed, so that
 * parallel attempts can't check more passwords than sequential ones.
 */
export function admit(state: CounterState, attempt: string, limit: number, now: Date): Admission {
  const current = refreshed(state, now);
  if (current.blockedUntil !== null || current.failures >= limit) {
    const until = current.blockedUntil ?? current.windowEndsAt;
    const retryAfterMs = until === null ? 0 : until.getTime() - now.getTime();
    return { kind: "spent", shut: current.blockedUntil !== null, retryAfterMs };
  }
  if (current.failures + current.pending.length >= limit) return { kind: "crowded" };
  return { kind: "admitted", state: { ...current, pending: [...current.pending, attempt] } };
}

export type Verdict = "failed" | "passed" | "undecided";

export function settle(
  state: CounterState,
  attempt: string,
  verdict: Verdict,
  policy: CounterPolicy,
  now: Date,
): CounterState {
  const current = refreshed(state, now);
  const pending = current.pending.filter((other) => other !== attempt);
  if (verdict === "passed") return { failures: 0, windowEndsAt: null, blockedUntil: null, pending };
  if (verdict === "undecided") return { ...current, pending };
  const failures = current.failures + 1;
  const windowEndsAt = current.windowEndsAt ?? new Date(now.getTime() + policy.windowMs);
  const blocks = failures >= policy.max && policy.blockMs > 0;
  const blockedUntil = blocks ? new Date(now.getTime() + policy.blockMs) : current.blockedUntil;
  return { failures, windowEndsAt, blockedUntil, pending };
}

function startOf(attempt: string): number {
  return Number(attempt.split(":")[0]);
}
