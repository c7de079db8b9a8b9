import type { Score, Side } from "../markets/market.ts";
import type { Ranking } from "../markets/outright.ts";

/**
 * The state of a match, in the same form for every sport. It is enough to price every market and, once the
 * match has ended, to settle it. Plain data that can be stored as JSON.
 */
export interface MatchState {
  /** The score of each segment so far; the last one is in progress unless the match has ended. */
  readonly segments: readonly Score[];
  /** How much of the current segment has been played, from 0 to 1, in sports with a clock or innings. */
  readonly elapsed: number;
  /** Additional numbers whose meaning the sport's model defines. */
  readonly detail: readonly number[];
  /** Statistics that markets are offered on, such as corners. */
  readonly counts: Readonly<Record<string, Score>>;
  /** Goals in the order they were scored, in sports with next-goal and scorer markets. */
  readonly goals: readonly Goal[];
  /**
   * Who won each unit so far, in sports with next-point markets: a string of `h` and `a`. A unit is, for example, a
   * game in tennis, a point or a round; where the sides take turns to score, it is a turn with at least one point.
   */
  readonly order?: string;
  /**
   * What each player has scored, in sports that count points, touchdowns or home runs for players. It lists everyone who
   * takes part, even with nothing; bets on other players are void.
   */
  readonly tallies?: Readonly<Record<string, number>>;
  /** The runs and wickets of every over of each innings so far, in cricket. */
  readonly overs?: readonly (readonly Score[])[];
  readonly ended: boolean;
  /** The final ranking of a competition; only outright events have one. */
  readonly ranking?: Ranking;
}

export interface Goal {
  readonly side: Side;
  readonly player?: string;
}

export type IncidentKind = "START" | "GOAL" | "POINTS" | "RALLY" | "OUT" | "COUNT" | "SEGMENT_END" | "END";

/** An incident of a match, with the state right after it. */
export interface Incident {
  readonly kind: IncidentKind;
  /** Seconds of playing time since the start of the match. */
  readonly atSeconds: number;
  readonly side?: Side;
  readonly points?: number;
  /** The statistic that changed. */
  readonly count?: string;
  readonly player?: string;
  readonly state: MatchState;
}

/** Returns the score with points added for one side. */
export function add([home, away]: Score, side: Side, points: number): Score {
  return side === "home" ? [home + points, away] : [home, away + points];
}
