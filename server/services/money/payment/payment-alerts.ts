import type { PaymentProblem } from "@parlour/contracts/entities/payment-problem";
import { type AlertSource, alertOf } from "../../../kit/ports/alert-source.ts";
import { findWaitingWithdrawals, listProblems } from "./problem-store.ts";

/** A withdrawal that waits longer than this raises an alert. */
const decidedWithinMs = 86_400_000;

/** Counts the items that the payments team has to review. */
export const paymentAlerts: AlertSource = {
  roles: ["PAYMENTS"],
  async find({ db, clock }) {
    const now = clock.now();
    const problems = await listProblems(db, now);
    const undecided = await findWaitingWithdrawals(db, new Date(now.getTime() - decidedWithinMs));
    const stuck = countOf(problems, ["STUCK_PAYOUT"]);
    const waiting = [stuck.since, undecided.since].filter((since) => since !== null).map(Number);
    return [
      ...alertOf(
        { kind: "RECONCILIATION_DIFFERENCES", severity: "DANGER" },
        countOf(problems, ["DIFFERENCE"]),
      ),
      ...alertOf(
        { kind: "STUCK_WITHDRAWALS", severity: "WARNING" },
        { count: stuck.count + undecided.count, since: new Date(Math.min(...waiting)) },
      ),
      ...alertOf(
        { kind: "PROVIDER_FAILURES", severity: "WARNING" },
        countOf(problems, ["FAILED_PAYOUT", "WAITING_EVENT"]),
      ),
      ...alertOf(
        { kind: "CLOSED_ACCOUNT_MONEY", severity: "WARNING" },
        countOf(problems, ["HELD_BALANCE", "OWED_CORRECTION"]),
      ),
      ...alertOf({ kind: "CHARGEBACKS", severity: "DANGER" }, countOf(problems, ["CHARGEBACK"])),
    ];
  },
};

/** Counts the problems of the given kinds and finds the oldest of them. `problems` is sorted, oldest first. */
function countOf(problems: readonly PaymentProblem[], kinds: readonly PaymentProblem["kind"][]) {
  const found = problems.filter(({ kind }) => kinds.includes(kind));
  return { count: found.length, since: found[0] ? new Date(found[0].since) : null };
}
