import type { Transaction } from "./database.ts";

type Table = "affiliate_reversed_deposits" | "referral_reversed_deposits";

/** Stores the ids of reversed deposits permanently, because a reversal may arrive before its deposit. */
export function reversedDeposits(table: Table) {
  return {
    async keep(tx: Transaction, depositId: string, now: Date): Promise<void> {
      await tx.query(`insert into ${table} (deposit_id, at) values ($1, $2) on conflict do nothing`, [
        depositId,
        now,
      ]);
    },
    async has(tx: Transaction, depositId: string): Promise<boolean> {
      const rows = await tx.query(`select 1 from ${table} where deposit_id = $1`, [depositId]);
      return rows.length > 0;
    },
  };
}
