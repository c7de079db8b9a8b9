import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { Queryable } from "../database.ts";

/** Players' tiers in the loyalty programme. Implemented by the loyalty service. */
export type PlayerTiers = {
  /**
   * Returns the player's tier. Inside a transaction, pass that transaction as `db`, because a second connection could
   * block.
   */
  tierOf(playerId: string, db?: Queryable): Promise<string>;
  /** Lists the programme's tiers from the lowest up. */
  list(db?: Queryable): Promise<{ id: string; name: LocalText }[]>;
  /** Returns the given ids that do not belong to any tier of the programme. */
  findUnknown(tiers: readonly string[], db?: Queryable): Promise<string[]>;
  /** Lists the next players of these tiers after the given player, by id. */
  listPlayers(tiers: readonly string[], after: string, limit: number): Promise<string[]>;
};
