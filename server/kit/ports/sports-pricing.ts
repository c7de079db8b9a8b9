import type { MatchState, Player, Strength } from "@parlour/sports";

/** A market with prices in thousandths and the chances behind them. */
export type ModelMarket = {
  id: string;
  isSuspended: boolean;
  outcomes: readonly { id: string; price: number | null; chance: { won: number; returned: number } | null }[];
};

/** The model's prices of a match; `state` is null before it. Implemented by the sportsbook, in a worker. */
export type SportsPricing = {
  markets(match: {
    sport: string;
    home: { strength: Strength | null };
    away: { strength: Strength | null };
    players: readonly Player[];
    state: MatchState | null;
  }): Promise<readonly ModelMarket[]>;
};
