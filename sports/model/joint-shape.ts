import type { Market, Reading, Score, Side } from "../markets/market.ts";
import { type Chain, labelOf, type Walk, winsOf } from "./chain.ts";
import type { MatchModel } from "./match-model.ts";
import type { MatchState } from "./match-state.ts";

/**
 * One possible value, with its probability, of the score that a market needs from a period of the match. The
 * score is null if that period is not played.
 */
export interface WeightedScore {
  readonly score: Score | null;
  readonly p: number;
}

/** One leg of a bet: an outcome of a market. */
export interface Leg {
  readonly market: Market;
  readonly outcome: string;
}

/** The joint distribution of everything that can still happen in a match from a given state. */
export interface Joint {
  readonly model: MatchModel;
  readonly state: MatchState;
  readonly chain: Chain;
  /** Final scores in points, with the segments won. */
  readonly finals: readonly FinalScore[];
  /**
   * The distribution of the score that a market needs from a period. If a measure such as the total is given,
   * scores with the same total are merged.
   */
  scores(reading: Reading, measure?: ScoreMeasure): readonly WeightedScore[];
}

export type ScoreMeasure = "total" | "difference" | Side;

/** The simplest score that has the same measure (total, difference or one side's points) as the given one. */
export function measured([home, away]: Score, measure: ScoreMeasure): Score {
  switch (measure) {
    case "total":
      return [home + away, 0];
    case "difference":
      return [Math.max(home - away, 0), Math.max(away - home, 0)];
    case "home":
      return [home, 0];
    case "away":
      return [0, away];
  }
}

export interface FinalScore {
  readonly label: number;
  readonly points: Score;
  readonly segments: Score;
  readonly p: number;
}

export function finalScores({ ended }: Walk, size: number): FinalScore[] {
  const result: FinalScore[] = [];
  for (const [key, grid] of ended)
    for (let cell = 0; cell < grid.length; cell++)
      if (grid[cell]! > 0)
        result.push({
          label: labelOf(key),
          points: [Math.floor(cell / size), cell % size],
          segments: winsOf(key),
          p: grid[cell]!,
        });
  return result;
}
