import type { Queryable } from "../../../kit/database.ts";

/** Lists the player's deposits that count against a limit: completed, reversed or still pending. */
export type ListDeposits = (
  db: Queryable,
  playerId: string,
  since: Date,
) => Promise<{ at: Date; amountMinor: bigint; currency: string }[]>;
