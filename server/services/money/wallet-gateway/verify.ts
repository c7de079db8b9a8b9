import { type LedgerReport, verifyLedger } from "@parlour/ledger/verify";
import type { Kit } from "@parlour/server/kit/kit";
import { insertVerification } from "./verification-store.ts";

/** Recomputes the ledger and keeps what came of it, so that everybody sees when it was last known to add up. */
export async function verify({ db, clock, log }: Kit): Promise<LedgerReport> {
  const report = await verifyLedger(db.pool);
  if (report.differences.length > 0) {
    log.error({ differences: report.differences }, "the ledger does not add up");
  }
  await insertVerification(db, { at: clock.now(), differences: report.differences.length });
  return report;
}
