import { type LedgerReport, verifyLedger } from "@parlour/ledger/verify";
import type { Kit } from "@parlour/server/kit/kit";
import { insertVerification } from "./verification-store.ts";

/** Verifies the ledger and stores the report, so that the console can show when it last balanced. */
export async function verify({ db, clock, log }: Kit): Promise<LedgerReport> {
  const report = await verifyLedger(db.pool);
  if (report.differences.length > 0) {
    log.error({ differences: report.differences }, "the ledger does not add up");
  }
  await insertVerification(db, { at: clock.now(), differences: report.differences.length });
  return report;
}
