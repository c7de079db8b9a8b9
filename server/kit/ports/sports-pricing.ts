import type { LikelyScores, MatchState, PlaceTerms, Player, Season, Strength } from "@parlour/sports";

/** A market with prices in thousandths and the chances behind them. */
export type ModelMarket = {
  id: string;
  isSuspended: boolean;
  eachWay?: PlaceTerms | null;
  outcomes: readonly { id: string; price: number | null; chance: { won: number; returned: number } | null }[];
};

/** A match as the model sees it; `state` is null before it. */
export type ModelMatch = {
  sport: string;
  home: { strength: Strength | null };
  away: { strength: Strength | null };
  players: readonly Player[];
  state: MatchState | null;
};

/** Prices from the models. Implemented by the sportsbook, in a worker. */
export type SportsPricing = {
  markets(match: ModelMatch): Promise<readonly ModelMarket[]>;
  /** Equally likely final scores of a match, for simulating a season. */
  scores(match: ModelMatch): Promise<LikelyScores>;
  /** Outright markets of a season; the seed makes them reproducible. */
  season(season: Season, seed: number): Promise<readonly ModelMarket[]>;
};
