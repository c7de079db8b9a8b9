import type { HarmDeposit } from "@parlour/rules/harm-markers";
import type { Queryable } from "../../../kit/database.ts";

/** Reads a player's deposits in a period, including declined ones, and the withdrawals cancelled in its last week. */
export async function readHarmPayments(
  db: Queryable,
  playerId: string,
  { from, lastWeek, before }: { from: Date; lastWeek: Date; before: Date },
): Promise<{ deposits: HarmDeposit[]; cancelledWithdrawals: number }> {
  const deposits = await db.query<{ created_at: Date; amount_minor: string; status: string }>(
    `select created_at, amount_minor, status from deposits
     where player_id = $1 and created_at >= $2 and created_at < $3
       and status in ('COMPLETED', 'REVERSED', 'DECLINED') order by created_at`,
    [playerId, from, before],
  );
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from withdrawals
     where player_id = $1 and created_at >= $2 and created_at < $3 and status = 'CANCELLED'`,
    [playerId, lastWeek, before],
  );
  return {
    deposits: deposits.map(({ created_at, amount_minor, status }) => ({
      at: created_at,
      amountMinor: BigInt(amount_minor),
      isDeclined: status === "DECLINED",
    })),
    cancelledWithdrawals: row!.count,
  };
}
