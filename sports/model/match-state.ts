import type { Score, Side } from "../markets/market.ts";

/**
 * Where a match stands, the same for every sport: enough to price every market from here and, once the
 * match has ended, to settle it. Plain data that can be stored as JSON.
 */
export interface MatchState {
  /** The score of every segment begun so far; the last one is being played unless the match has ended. */
  readonly segments: readonly Score[];
  /** The part of the current segment that has been played, 0 to 1, in sports with a clock or innings. */
  readonly elapsed: number;
  /** What a sport needs beside that; its model says what the numbers mean. */
  readonly detail: readonly number[];
  /** Statistics that markets are about, such as corners. */
  readonly counts: Readonly<Record<string, Score>>;
  /** Goals in their order, in sports that have next-goal and scorer markets. */
  readonly goals: readonly Goal[];
  readonly ended: boolean;
}

export interface Goal {
  readonly side: Side;
  readonly player?: string;
}

export type IncidentKind = "START" | "GOAL" | "POINTS" | "RALLY" | "OUT" | "COUNT" | "SEGMENT_END" | "END";

/** Something that happened in a match, with the state right after it. */
export interface Incident {
  readonly kind: IncidentKind;
  /** Seconds of playing time since the start of the match. */
  readonly atSeconds: number;
  readonly side?: Side;
  /** Points scored. */
  readonly points?: number;
  /** Which statistic changed. */
  readonly count?: string;
  readonly player?: string;
  readonly state: MatchState;
}

/** A score with points added for a side. */
export function add([home, away]: Score, side: Side, points: number): Score {
  return side === "home" ? [home + points, away] : [home, away + points];
}
