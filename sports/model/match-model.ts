import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { MarketContext } from "../markets/market.ts";
import type { Chain } from "./chain.ts";
import type { Incident, MatchState } from "./match-state.ts";

/** A statistic that is counted beside the score: Poisson, given the time or the points still to come. */
export interface CountRate {
  readonly id: string;
  /** `match`: the mean is for a whole match and shrinks with the clock. `point`: for every point played. */
  readonly per: "match" | "point";
  readonly home: number;
  readonly away: number;
}

/** The outcome model of one match: its distribution from any state, and a way to play it. */
export interface MatchModel {
  readonly context: MarketContext;
  readonly counts: readonly CountRate[];
  start(): MatchState;
  chain(state: MatchState): Chain;
  /** The part of the match that is still to be played, by the clock. */
  timeLeft(state: MatchState): number;
  /** Plays a match from its start to its end, drawing from the same distribution that `chain` describes. */
  play(random: RandomSource): Generator<Incident, MatchState>;
}
