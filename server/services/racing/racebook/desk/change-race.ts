import type { DeskRace } from "@parlour/contracts/entities/racing-desk";
import type { Kit } from "../../../../kit/kit.ts";
import type { Operator } from "../../../../kit/operator.ts";
import { type Refusal, refuse } from "../../../../kit/refusal.ts";
import { lockRace, type RaceRow, updateRace } from "../race-store.ts";
import { readDeskRace } from "./desk-views.ts";

type Change = Parameters<typeof updateRace>[2];

/**
 * Changes a locked race and records it in the audit log; `decide` returns the change, or the reason why it is not
 * possible.
 */
export async function changeRace(
  kit: Kit,
  operator: Operator,
  { raceId, reason }: { raceId: string; reason: string },
  decide: (race: RaceRow, now: Date) => Change | Refusal,
): Promise<DeskRace | Refusal> {
  const refusal = await kit.db.transaction(async (tx) => {
    const race = await lockRace(tx, raceId);
    if (race === undefined) return refuse("NOT_FOUND");
    const change = decide(race, kit.clock.now());
    if ("refusal" in change) return change;
    await updateRace(tx, raceId, change);
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, race[name as keyof RaceRow]]));
    await operator.audit(tx, { subject: `race:${raceId}`, before, after: change, reason });
    return undefined;
  });
  return refusal ?? (await readDeskRace(kit, raceId)) ?? refuse("NOT_FOUND");
}
