import { readFailures } from "../../../kit/jobs-overview.ts";
import { type AlertSource, alertOf } from "../../../kit/ports/alert-source.ts";
import { lockedUntil } from "./login-locks.ts";
import { listOperators } from "./operator-store.ts";

/** Alerts about jobs that have used up their retries, and about operators who are locked out. */
export const operatorAlerts: AlertSource = {
  roles: ["ADMIN"],
  async find(kit) {
    const failures = await readFailures(kit.db);
    const active = (await listOperators(kit.db)).filter(({ disabledAt }) => disabledAt === null);
    const locks = await Promise.all(active.map((operator) => lockedUntil(kit, operator)));
    const count = locks.filter((until) => until !== null).length;
    return [
      ...alertOf({ kind: "FAILED_JOBS", severity: "DANGER" }, failures),
      ...alertOf({ kind: "LOCKED_OPERATORS", severity: "WARNING" }, { count, since: null }),
    ];
  },
};
