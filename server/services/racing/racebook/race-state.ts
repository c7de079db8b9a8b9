import type { RACE_STATES } from "@parlour/contracts/entities/racing";

export type RaceState = (typeof RACE_STATES)[number];

/**
 * The transitions of a race. Only an open race takes bets. An amended result makes a settled race official again, until
 * its bets have been settled according to the new result. A race whose settlement fails can be amended or voided too.
 */
export const transitions: Record<RaceState, readonly RaceState[]> = {
  OPEN: ["RUNNING", "VOID"],
  RUNNING: ["OFFICIAL", "VOID"],
  OFFICIAL: ["SETTLED", "OFFICIAL", "VOID"],
  SETTLED: ["OFFICIAL", "VOID"],
  VOID: [],
};

/** Returns whether pools and bets can be settled in this state. */
export const isDecided = (state: RaceState): boolean =>
  state === "OFFICIAL" || state === "SETTLED" || state === "VOID";

export const canBecome = (from: RaceState, to: RaceState): boolean => transitions[from].includes(to);
