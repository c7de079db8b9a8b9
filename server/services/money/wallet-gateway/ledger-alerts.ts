import type { AlertSource } from "@parlour/server/kit/ports/alert-source";
import { findLastVerification } from "./verification-store.ts";

/** The nightly verification may be late but must not be skipped. */
const verifiedWithinMs = 36 * 3_600_000;

/** Alerts when the ledger does not balance, or has not been verified recently. */
export const ledgerAlerts: AlertSource = {
  roles: ["PAYMENTS", "COMPLIANCE"],
  async find({ db, clock }) {
    const last = await findLastVerification(db);
    const since = last?.at.toISOString() ?? null;
    if (last && last.differences > 0) {
      return [{ kind: "LEDGER_DIFFERENCES", severity: "DANGER", count: last.differences, since }];
    }
    const isFresh = last !== undefined && clock.now().getTime() - last.at.getTime() < verifiedWithinMs;
    return isFresh ? [] : [{ kind: "LEDGER_UNVERIFIED", severity: "WARNING", count: 0, since }];
  },
};
