import type { Transaction } from "./database.ts";

type Table = "affiliate_reversed_deposits" | "referral_reversed_deposits";

/** Deposits that a service has heard to be taken back, kept for good: it may hear so before it hears of the deposit. */
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
