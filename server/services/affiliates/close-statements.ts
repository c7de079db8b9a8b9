import type { Kit } from "../../kit/kit.ts";
import { listAffiliateRows, lockAffiliate } from "./affiliate-store.ts";
import { monthOf, nextMonth, rangeOf } from "./months.ts";
import { computeStatement } from "./statement.ts";
import { findLastStatement, insertStatement } from "./statement-store.ts";

/** A posting takes its time before it commits, so a month is left to settle before it is closed. */
const settlingMs = 3_600_000;

/** Closes every month that is over, oldest first, of every affiliate. Doing it again closes nothing twice. */
export async function closeStatements(kit: Kit): Promise<number> {
  let closed = 0;
  for (const { id } of await listAffiliateRows(kit.db)) {
    while (await closeNext(kit, id)) closed++;
  }
  return closed;
}

async function closeNext(kit: Kit, affiliateId: string): Promise<boolean> {
  return await kit.db.transaction(async (tx) => {
    const affiliate = await lockAffiliate(tx, affiliateId);
    if (!affiliate) return false;
    const last = await findLastStatement(tx, affiliateId);
    const month = last ? nextMonth(last.month) : monthOf(affiliate.created_at);
    const now = kit.clock.now();
    if (rangeOf(month).before.getTime() + settlingMs > now.getTime()) return false;
    const carriedInMinor = BigInt(last?.carried_out_minor ?? 0);
    const source = { db: tx, ledger: tx.client };
    const statement = await computeStatement(source, affiliate, month, carriedInMinor);
    // Made of what it is about, so that two servers could not make two.
    const id = `statement_${affiliateId.replace(/^affiliate_/, "")}_${month}`;
    await insertStatement(tx, { id, affiliateId, currency: affiliate.currency, statement, now });
    return true;
  });
}
