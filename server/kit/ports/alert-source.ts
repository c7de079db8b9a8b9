import type { OperatorAlert } from "@parlour/contracts/entities/operator-alert";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Kit } from "../kit.ts";

/** A service that reports alerts to operators. */
export type AlertSource = {
  /** The roles that can act on the alerts; ADMIN always can. */
  roles: readonly OperatorRole[];
  find(kit: Kit): Promise<readonly OperatorAlert[]>;
};

/** Creates an alert with a count; no alert when the count is 0. */
export function alertOf(
  alert: Pick<OperatorAlert, "kind" | "severity">,
  { count, since }: { count: number; since: Date | null },
): readonly OperatorAlert[] {
  if (count === 0) return [];
  return [{ ...alert, count, since: since?.toISOString() ?? null }];
}
