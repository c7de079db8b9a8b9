import type { Queryable, Transaction } from "../database.ts";

/** Awards loyalty points for other services. Implemented by the loyalty service. */
export type LoyaltyPoints = {
  /** Returns whether the player can get points: the programme is on and does not exclude them. */
  canReceive(playerId: string): Promise<boolean>;
  /**
   * Credits points that don't count towards the tier. Repeating the call with the same id credits nothing more. Returns
   * false if the programme excludes the player.
   */
  award(tx: Transaction, award: { id: string; playerId: string; points: number }): Promise<boolean>;
  /** Returns the most that points can be worth in any tier, in US dollars. */
  worthDollars(db: Queryable, points: number): Promise<number>;
};
