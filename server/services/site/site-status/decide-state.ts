import type { StatusState } from "@parlour/contracts/entities/site-status";

export type CallCounts = { answered: number; failed: number };

/** With fewer failed requests than this, an area always counts as available. */
const fewestFailures = 3;
const limitedShare = 0.05;
const unavailableShare = 0.5;

/**
 * Decides the state of an area from the requests of the last few minutes. An area without requests counts as available.
 */
export function decideState({ answered, failed }: CallCounts): StatusState {
  if (failed < fewestFailures) return "AVAILABLE";
  if (failed >= answered * unavailableShare) return "UNAVAILABLE";
  return failed >= answered * limitedShare ? "LIMITED" : "AVAILABLE";
}
