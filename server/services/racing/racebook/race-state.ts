import type { RACE_STATES } from "@parlour/contracts/entities/racing";

export type RaceState = (typeof RACE_STATES)[number];

/** What can happen to a race. Only an open race takes bets; a voided race is refunded and then stays void. */
export const transitions: Record<RaceState, readonly RaceState[]> = {
  OPEN: ["RUNNING", "VOID"],
  RUNNING: ["OFFICIAL", "VOID"],
  OFFICIAL: ["SETTLED"],
  SETTLED: [],
  VOID: [],
};

/** Pools and bets can be settled from these states. */
export const isDecided = (state: RaceState): boolean =>
  transitions[state].every((next) => next === "SETTLED");
