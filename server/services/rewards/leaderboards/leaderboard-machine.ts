import type { LeaderboardState } from "@parlour/contracts/entities/leaderboard";

/**
 * The stored states and their transitions: the winners are fixed once (`close`), and a leaderboard is PAID when every
 * prize has been paid or withheld.
 */
export const transitions = {
  OPEN: { close: "CLOSED", cancel: "CANCELLED" },
  CLOSED: { settle: "PAID" },
  PAID: {},
  CANCELLED: {},
} as const;

export type StoredState = keyof typeof transitions;
export type LeaderboardEvent = "close" | "cancel" | "settle";

export function leaderboardAfter(state: StoredState, event: LeaderboardEvent): StoredState | undefined {
  const events: Partial<Record<LeaderboardEvent, StoredState>> = transitions[state];
  return events[event];
}

/** Returns the state that players and operators see, which also depends on the time. */
export function shownState(
  { state, starts_at, ends_at }: { state: StoredState; starts_at: Date; ends_at: Date },
  now: Date,
): LeaderboardState {
  if (state !== "OPEN") return state;
  if (starts_at > now) return "SCHEDULED";
  return ends_at > now ? "RUNNING" : "CLOSING";
}
