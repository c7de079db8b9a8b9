import { type AlertSource, alertOf } from "../../../kit/ports/alert-source.ts";
import { countProblems, findWaitingWithdrawals, type ProblemCount } from "./problem-store.ts";

/** A withdrawal that waits longer than this raises an alert. */
const decidedWithinMs = 86_400_000;

/** Counts the items that the payments team has to review. */
export const paymentAlerts: AlertSource = {
  roles: ["PAYMENTS"],
  async find({ db, clock }) {
    const now = clock.now();
    const problems = await countProblems(db, now);
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

/** Adds up the problems of the given kinds and finds the oldest of them. */
function countOf(problems: readonly ProblemCount[], kinds: readonly ProblemCount["kind"][]) {
  const found = problems.filter(({ kind }) => kinds.includes(kind));
  const times = found.map(({ since }) => since.getTime());
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    since: times.length > 0 ? new Date(Math.min(...times)) : null,
  };
}
