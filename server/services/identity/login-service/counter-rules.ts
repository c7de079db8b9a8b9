/** How many failures are borne, for how long they are remembered, and how long the door stays shut then. */
export type CounterPolicy = { max: number; windowMs: number; shutMs: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const captchaAfterFailures = 3;

export const counterPolicies = {
  /** An address is shared by many people, so it is given more and never shut beyond its window. */
  address: { max: 100, windowMs: 15 * minuteMs, shutMs: 0 },
  username: { max: 10, windowMs: dayMs, shutMs: 15 * minuteMs },
  secondFactor: { max: 5, windowMs: dayMs, shutMs: 30 * minuteMs },
} as const satisfies Record<string, CounterPolicy>;

export type CounterKind = keyof typeof counterPolicies;

export type CounterState = {
  failures: number;
  windowEndsAt: Date | null;
  shutUntil: Date | null;
  /** Attempts let in and not decided yet. */
  underWay: readonly string[];
};

/** Whoever takes longer than this has crashed; the place is given to another. */
const longestAttemptMs = minuteMs;

export type Admission =
  | { kind: "admitted"; state: CounterState }
  /** As many failed as may; `shut` when that has closed the counter, whatever the limit. */
  | { kind: "spent"; shut: boolean; retryAfterMs: number }
  /** Those under way could still use up the rest: ask again when they are decided. */
  | { kind: "crowded" };

/** What time alone has changed. */
export function refreshed(state: CounterState, now: Date): CounterState {
  const underWay = state.underWay.filter((attempt) => startOf(attempt) > now.getTime() - longestAttemptMs);
  const isOver =
    (state.shutUntil !== null && state.shutUntil <= now) ||
    (state.windowEndsAt !== null && state.windowEndsAt <= now && state.shutUntil === null);
  return isOver ? { failures: 0, windowEndsAt: null, shutUntil: null, underWay } : { ...state, underWay };
}

/**
 * Lets an attempt in when even the failure of all that are under way would leave it room below the limit: so
 * any number of parallel attempts checks no more passwords than attempts one after the other would.
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
