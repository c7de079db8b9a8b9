import type { Queryable } from "../../../kit/database.ts";

/** Everything the player ever deposited and was paid out, in minor units; a reversed deposit does not count. */
export async function readLifetimePayments(
  db: Queryable,
  playerId: string,
  currency: string,
): Promise<{ depositsMinor: bigint; withdrawalsMinor: bigint }> {
  const [row] = await db.query<{ deposits: string; withdrawals: string }>(
    `select
       (select coalesce(sum(amount_minor), 0) from deposits
        where player_id = $1 and currency = $2 and status = 'COMPLETED')::text as deposits,
       (select coalesce(sum(amount_minor), 0) from withdrawals
        where player_id = $1 and currency = $2 and status = 'PAID')::text as withdrawals`,
    [playerId, currency],
  );
  return { depositsMinor: BigInt(row!.deposits), withdrawalsMinor: BigInt(row!.withdrawals) };
}
