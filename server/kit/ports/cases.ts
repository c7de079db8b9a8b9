import type { Queryable } from "../database.ts";

/** Lets other services act on operators' decisions in a player's cases. Implemented by the cases service. */
export type Cases = {
  /** Returns whether a case holds the player's withdrawals. They stay pending, and the player isn't told why. */
  holdsWithdrawals(db: Queryable, playerId: string): Promise<boolean>;
  /** Returns whether an open case means that an operator must review the player's withdrawals. */
  hasOpenRiskCase(db: Queryable, playerId: string): Promise<boolean>;
};
