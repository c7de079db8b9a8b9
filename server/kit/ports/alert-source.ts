import type { OperatorAlert } from "@parlour/contracts/entities/operator-alert";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { Kit } from "../kit.ts";

/** A service that knows of things which wait for somebody. */
export type AlertSource = {
  /** Who can do something about them; ADMIN always can. */
  roles: readonly OperatorRole[];
  find(kit: Kit): Promise<readonly OperatorAlert[]>;
};

/** An alert about things that are counted; none where there are none. */
export function alertOf(
  alert: Pick<OperatorAlert, "kind" | "severity">,
  { count, since }: { count: number; since: Date | null },
): readonly OperatorAlert[] {
  if (count === 0) return [];
  return [{ ...alert, count, since: since?.toISOString() ?? null }];
}
