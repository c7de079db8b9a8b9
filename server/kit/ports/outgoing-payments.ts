import type { Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";

/**
 * Checks whether money may leave a player's balance by anything other than a stake. Implemented by the payment service.
 */
export type OutgoingPayments = {
  /**
   * Returns the refusal if the player may not pay now, because of a debt or an operator's hold. Call it while the
   * wallet is locked. If payments are on hold, it returns `whileHeld`, because the player must not learn of the hold.
   */
  refusalFor(
    tx: Transaction,
    player: { playerId: string; currency: string },
    whileHeld: Refusal,
  ): Promise<Refusal | undefined>;
};
