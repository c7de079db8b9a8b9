import type { OpenCase } from "@parlour/contracts/entities/case";
import type { Queryable } from "../database.ts";

/** Lets other services act on operators' decisions in a player's cases. Implemented by the cases service. */
export type Cases = {
  /** Returns whether a case holds the player's withdrawals. They stay pending, and the player isn't told why. */
  holdsWithdrawals(db: Queryable, playerId: string): Promise<boolean>;
  /** Lists the player's open cases that require an operator to review withdrawals. */
  listOpenRiskCases(db: Queryable, playerId: string): Promise<OpenCase[]>;
};
