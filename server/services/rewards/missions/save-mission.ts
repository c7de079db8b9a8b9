import { isDeepStrictEqual } from "node:util";
import type { MissionPlan } from "@parlour/contracts/entities/mission";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { mostMissions } from "./mission-rules.ts";
import {
  countUnended,
  findMission,
  insertMission,
  lockMission,
  type MissionChange,
  type MissionRow,
  updateMission,
} from "./mission-store.ts";

const asStored = (plan: MissionPlan): unknown => JSON.parse(JSON.stringify(plan));

type Saved = { before: MissionPlan | null; row: MissionRow; isNew: boolean };

/**
 * Creates a mission, or changes one that has not started: players who take part rely on its goal and prize. If someone
 * else has changed it in the meantime, the result is a conflict.
 */
export async function saveMission(
  tx: Transaction,
  change: MissionChange & { baseVersion: number | null },
): Promise<Saved | Refusal> {
  const { id, plan, baseVersion, now } = change;
  if (baseVersion === null) {
    const existing = await findMission(tx, id);
    if (existing) {
      // The same plan under the same id is a repeated request, not a conflict. Plans are compared regardless of the
      // order of their keys, because the database changes it.
      const isSame = existing.version === 1 && isDeepStrictEqual(existing.plan, asStored(plan));
      return isSame ? { before: existing.plan, row: existing, isNew: false } : refuse("CONFLICT");
    }
    if ((await countUnended(tx, now)) >= mostMissions) return refuse("TOO_MANY", { most: mostMissions });
    const row = await insertMission(tx, change);
    return row ? { before: null, row, isNew: true } : refuse("CONFLICT");
  }
  const before = await lockMission(tx, id);
  if (!before) return refuse("NOT_FOUND");
  if (before.version !== baseVersion || before.state !== "OPEN" || before.starts_at <= now) {
    return refuse("CONFLICT");
  }
  return { before: before.plan, row: await updateMission(tx, change), isNew: true };
}
