import type { StatusState } from "@parlour/contracts/entities/site-status";

export type CallCounts = { answered: number; failed: number };

/** A single failed request says nothing about an area. */
const fewestFailures = 3;
const limitedShare = 0.05;
const unavailableShare = 0.5;

/** Decides the state of an area by the requests of the last minutes. An area that nobody uses is available. */
export function decideState({ answered, failed }: CallCounts): StatusState {
  if (failed < fewestFailures) return "AVAILABLE";
  if (failed >= answered * unavailableShare) return "UNAVAILABLE";
  return failed >= answered * limitedShare ? "LIMITED" : "AVAILABLE";
}
