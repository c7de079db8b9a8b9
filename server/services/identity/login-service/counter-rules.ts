/** How many failures are allowed, how long they are remembered, and how long the lock lasts. */
export type CounterPolicy = { max: number; windowMs: number; shutMs: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const captchaAfterFailures = 3;

export const counterPolicies = {
  /** Many people share an address, so it is allowed more failures and never locked beyond its window. */
  address: { max: 100, windowMs: 15 * minuteMs, shutMs: 0 },
  username: { max: 10, windowMs: dayMs, shutMs: 15 * minuteMs },
  secondFactor: { max: 5, windowMs: dayMs, shutMs: 30 * minuteMs },
} as const satisfies Record<string, CounterPolicy>;

export type CounterKind = keyof typeof counterPolicies;

export type CounterState = {
  failures: number;
  windowEndsAt: Date | null;
  shutUntil: Date | null;
  /** Attempts admitted but not decided yet. */
  underWay: readonly string[];
};

/** An attempt that takes longer has crashed, so its place is released. */
const longestAttemptMs = minuteMs;

export type Admission =
  | { kind: "admitted"; state: CounterState }
  /** The limit of failures is reached; `shut` means the counter is locked regardless of the limit. */
  | { kind: "spent"; shut: boolean; retryAfterMs: number }
  /** Pending attempts could still use up the rest, so check again when they are decided. */
  | { kind: "crowded" };

/** Applies expiry to a counter. */
export function refreshed(state: CounterState, now: Date): CounterState {
  const underWay = state.underWay.filter((attempt) => startOf(attempt) > now.getTime() - longestAttemptMs);
  const isOver =
    (state.shutUntil !== null && state.shutUntil <= now) ||
    (state.windowEndsAt !== null && state.windowEndsAt <= now && state.shutUntil === null);
  return isOver ? { failures: 0, windowEndsAt: null, shutUntil: null, underWay } : { ...state, underWay };
}

/**
 * Admits an attempt only if there would be room below the limit even if all pending attempts failed, so that
 * parallel attempts can't check more passwords than sequential ones.
 */
export function admit(state: CounterState, attempt: string, limit: number, now: Date): Admission {
  const current = refreshed(state, now);
  if (current.shutUntil !== null || current.failures >= limit) {
    const until = current.shutUntil ?? current.windowEndsAt;
    const retryAfterMs = until === null ? 0 : until.getTime() - now.getTime();
    return { kind: "spent", shut: current.shutUntil !== null, retryAfterMs };
  }
  if (current.failures + current.underWay.length >= limit) return { kind: "crowded" };
  return { kind: "admitted", state: { ...current, underWay: [...current.underWay, attempt] } };
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
  const underWay = current.underWay.filter((other) => other !== attempt);
  if (verdict === "passed") return { failures: 0, windowEndsAt: null, shutUntil: null, underWay };
  if (verdict === "undecided") return { ...current, underWay };
  const failures = current.failures + 1;
  const windowEndsAt = current.windowEndsAt ?? new Date(now.getTime() + policy.windowMs);
  const shuts = failures >= policy.max && policy.shutMs > 0;
  const shutUntil = shuts ? new Date(now.getTime() + policy.shutMs) : current.shutUntil;
  return { failures, windowEndsAt, shutUntil, underWay };
}

function startOf(attempt: string): number {
  return Number(attempt.split(":")[0]);
}
