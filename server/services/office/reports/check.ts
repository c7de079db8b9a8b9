import { readHouseBalances } from "@parlour/ledger/read-postings";
import type { Kit } from "../../../kit/kit.ts";
import { readProgress, sumHouseFlows } from "./report-store.ts";

export type Difference = { account: string; ledger: string; reports: string };

/** Compares every house account with the report totals; the ledger's own entries are the reference. */
export async function checkFigures(kit: Kit): Promise<{ accounts: number; differences: Difference[] }> {
  return await kit.db.transaction(async (tx) => {
    await tx.query("set transaction isolation level repeatable read, read only");
    // The lock is taken before the snapshot, so that no month is archived between the snapshot and the reading of its
    // partition.
    await tx.query("lock table ledger.entry in access share mode");
    const { lastNumber } = await readProgress(tx);
    const [sums, balances] = [await sumHouseFlows(tx), await readHouseBalances(tx.client, lastNumber)];
    const accounts = [...new Set([...sums.keys(), ...balances.keys()])].toSorted();
    const differences = accounts.flatMap((account) => {
      const [ledger, reports] = [balances.get(account) ?? 0n, sums.get(account) ?? 0n];
      return ledger === reports ? [] : [{ account, ledger: `${ledger}`, reports: `${reports}` }];
    });
    return { accounts: accounts.length, differences };
  });
}
