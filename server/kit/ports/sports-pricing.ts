import type { LikelyScores, MatchState, PlaceTerms, Player, Season, Strength } from "@parlour/sports";

/** A market with prices in thousandths and the probabilities behind them. */
export type ModelMarket = {
  id: string;
  isSuspended: boolean;
  eachWay?: PlaceTerms | null;
  outcomes: readonly { id: string; price: number | null; chance: { won: number; returned: number } | null }[];
};

/** A match as the model sees it; `state` is null before the match starts. */
export type ModelMatch = {
  sport: string;
  home: { strength: Strength | null };
  away: { strength: Strength | null };
  players: readonly Player[];
  state: MatchState | null;
};

/** Prices computed by match and season models. Implemented by the sportsbook, in a worker thread. */
export type SportsPricing = {
  markets(match: ModelMatch): Promise<readonly ModelMarket[]>;
  /** Returns equally likely final scores of a match, for simulating a season. */
  scores(match: ModelMatch): Promise<LikelyScores>;
  /** Returns the outright markets of a season; the seed makes them reproducible. */
  season(season: Season, seed: number): Promise<readonly ModelMarket[]>;
};
