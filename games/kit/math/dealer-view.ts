/** A bet on the table, including bets made by a decision. `win` includes the stake if it is returned. */
export type DealerBet<Kind extends string = string> = {
  kind: Kind;
  stake: number;
  /** The payout; null until the bet is settled. */
  win: number | null;
};

/** The fields shared by the views of all games in which one player bets against the dealer and decides. */
export type DealerView<Kind extends string = string, Move extends string = string> = {
  bets: DealerBet<Kind>[];
  /** The decisions that are allowed now, with their extra stake. */
  allowed: { kind: Move; cost: number }[];
  done: boolean;
};

export const paidOn = (bets: readonly DealerBet[]): number =>
  bets.reduce((sum, { win }) => sum + (win ?? 0), 0);
