/** A win of real money. Amounts are minor units. */
export type Win = { gameId: string; currency: string; stakedMinor: bigint; wonMinor: bigint; at: Date };

/** The latest large wins, for visitors to see. Implemented by the casino lobby. */
export type RecentWins = {
  /** Stores a win if it is large enough. Losing one is harmless, so the caller does not wait. */
  note(win: Win): void;
  /** Lists the wins, latest first. */
  list(): Promise<Win[]>;
};
