import type { MissionState, PROGRESS_STATES } from "@parlour/contracts/entities/mission";

/** The stored states of a mission. Its times decide whether an OPEN mission is scheduled, running or over. */
export const missionTransitions = { OPEN: { end: "ENDED" }, ENDED: {} } as const;

export type StoredState = keyof typeof missionTransitions;
export type MissionEvent = "end";

export function missionAfter(state: StoredState, event: MissionEvent): StoredState | undefined {
  const events: Partial<Record<MissionEvent, StoredState>> = missionTransitions[state];
  return events[event];
}

/** A refund can reopen a completed mission until its prize is claimed; what has been claimed is final. */
export const progressTransitions = {
  OPEN: { complete: "COMPLETED" },
  COMPLETED: { reopen: "OPEN", claim: "CLAIMED" },
  CLAIMED: {},
} as const;

export type ProgressState = (typeof PROGRESS_STATES)[number];
export type ProgressEvent = "complete" | "reopen" | "claim";

export function progressAfter(state: ProgressState, event: ProgressEvent): ProgressState | undefined {
  const events: Partial<Record<ProgressEvent, ProgressState>> = progressTransitions[state];
  return events[event];
}

type Timed = { state: StoredState; starts_at: Date; ends_at: Date; ended_at: Date | null };

/** Returns when a mission ends, or has ended. */
export const endOf = ({ ends_at, ended_at }: Pick<Timed, "ends_at" | "ended_at">): Date =>
  ended_at ?? ends_at;

/** Returns the state that players and operators see, which also depends on the time. */
export function shownState(mission: Timed, now: Date): MissionState {
  if (mission.state === "ENDED" || endOf(mission) <= now) return "ENDED";
  return mission.starts_at > now ? "SCHEDULED" : "RUNNING";
}
