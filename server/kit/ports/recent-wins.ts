/** A win of real money. Amounts are minor units. */
export type Win = { gameId: string; currency: string; stakedMinor: bigint; wonMinor: bigint; at: Date };

/** A jackpot that was won, identified by the operation that won it. */
export type JackpotWin = Pick<Win, "gameId" | "currency" | "wonMinor" | "at"> & {
  operationId: string;
  tier: string;
};

/** The latest large wins, for visitors to see. Implemented by the casino lobby. */
export type RecentWins = {
  /** Stores a win if it is large enough. A lost record is harmless, so the caller does not wait. */
  note(win: Win): void;
  /** Lists the wins, latest first. */
  list(): Promise<Win[]>;
  /** Stores a jackpot win. As with `note`, the caller does not wait. */
  noteJackpot(win: JackpotWin): void;
  /** Lists the jackpots that were won, latest first. */
  listJackpots(): Promise<Omit<JackpotWin, "operationId">[]>;
};
