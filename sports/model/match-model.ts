import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { MarketContext, Player, Score } from "../markets/market.ts";
import type { Chain } from "./chain.ts";
import type { Incident, MatchState } from "./match-state.ts";

/**
 * A statistic counted alongside the score, with a Poisson distribution given the time or the points still to
 * come.
 */
export interface CountRate {
  readonly id: string;
  /**
   * `match` means that the mean covers a whole match and shrinks with the clock; `point` means that it
   * applies to every point played.
   */
  readonly per: "match" | "point";
  readonly home: number;
  readonly away: number;
}

/** How much players score, in sports that count something else than goals for them. */
export interface TallyModel {
  /** Whether `given` depends on the number of overtimes. */
  readonly countsOvertimes: boolean;
  /**
   * The probabilities that a player scores 0, 1, 2, … more if the side scores `left` more points, with this many
   * overtimes still to begin.
   */
  given(state: MatchState, player: Player, left: number, overtimes: number): readonly number[];
}

/** The outcome model of one match: it computes the distribution from any state and can simulate the match. */
export interface MatchModel {
  readonly context: MarketContext;
  readonly counts: readonly CountRate[];
  readonly tallies?: TallyModel;
  /**
   * For sports decided by segments such as sets: how many segments win the match, and whether a segment can end with a
   * given score.
   */
  readonly race?: { readonly target: number; canEnd(score: Score): boolean };
  /** Each side's chance of winning the next unit; they add up to less than one if that unit may not be played. */
  next?(state: MatchState): Score;
  /** In cricket: the over that begins next, and the distribution of that over and of the one being bowled. */
  readonly overs?: {
    next(state: MatchState): { innings: number; number: number } | undefined;
    /** Runs, wickets and their probability; the rest is the probability that the over is not bowled. */
    rows(state: MatchState, number: number): readonly (readonly [runs: number, wickets: number, p: number])[];
  };
  start(): MatchState;
  chain(state: MatchState): Chain;
  /** The fraction of the match that is still to be played, by the clock. */
  timeLeft(state: MatchState): number;
  /** Simulates a match from start to end, drawing from the distribution that `chain` describes. */
  play(random: RandomSource): Generator<Incident, MatchState>;
}
