import type { MissionDetails } from "@parlour/contracts/entities/mission";
import type { MissionRow } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import { sumCosts, sumProgress } from "./progress-store.ts";
import { toDetails } from "./views.ts";

/** Reads missions with the details that operators see. */
export async function readDetails(
  { kit }: Pick<MissionParts, "kit">,
  rows: readonly MissionRow[],
): Promise<MissionDetails[]> {
  const ids = rows.map(({ id }) => id);
  const [totals, costs] = await Promise.all([sumProgress(kit.db, ids), sumCosts(kit.db, ids)]);
  const costsOf = Map.groupBy(costs, ({ id }) => id);
  const now = kit.clock.now();
  return rows.map((row) =>
    toDetails(row, { totals: totals.get(row.id), costs: costsOf.get(row.id) ?? [] }, now),
  );
}
