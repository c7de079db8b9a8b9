import type { Kit } from "../../../kit/kit.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { type AffiliateRow, listAffiliateRows, lockAffiliate } from "./affiliate-store.ts";
import { monthOf, nextMonth, rangeOf } from "./months.ts";
import { computeMonth, type MonthStatement } from "./statement.ts";
import { findLastStatement, insertStatement, readCarryOver } from "./statement-store.ts";

/** A posting may commit late, so a month is closed only after a delay. */
const settlingMs = 3_600_000;

/** Closes every finished month of every affiliate, oldest first. It is safe to repeat. */
export async function closeStatements(kit: Kit): Promise<number> {
  let closed = 0;
  await tryEach(await listAffiliateRows(kit.db), async ({ id }) => {
    while (await closeNext(kit, id)) closed++;
  });
  return closed;
}

async function closeNext(kit: Kit, affiliateId: string): Promise<boolean> {
  return await kit.db.transaction(async (tx) => {
    const affiliate = await lockAffiliate(tx, affiliateId);
    if (!affiliate) return false;
    const last = await findLastStatement(tx, affiliate);
    const month = last ? nextMonth(last.month) : monthOf(affiliate.created_at);
    const now = kit.clock.now();
    if (rangeOf(month).before.getTime() + settlingMs > now.getTime()) return false;
    const source = { db: tx, ledger: tx.client };
    const amounts = await readCarryOver(tx, affiliateId);
    const carried = { amounts, hasOpenWagers: last?.leaves_out_open ?? true };
    for (const statement of await computeMonth(source, affiliate, month, carried)) {
      await insertStatement(tx, { id: idOf(affiliate, statement), affiliateId, statement, now });
    }
    return true;
  });
}

/**
 * Derives the statement's id from the affiliate, month and currency, so that two servers can't create two
 * statements.
 */
function idOf(affiliate: AffiliateRow, { month, currency }: MonthStatement): string {
  const id = `statement_${affiliate.id.replace(/^affiliate_/, "")}_${month}`;
  return currency === affiliate.currency ? id : `${id}_${currency}`;
}
