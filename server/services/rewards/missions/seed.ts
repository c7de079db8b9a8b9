import type { MissionPlan } from "@parlour/contracts/entities/mission";
import { insertMission } from "./mission-store.ts";
import type { MissionParts } from "./parts.ts";
import { readOffers } from "./read-offers.ts";

/** Adds a mission for the sandbox or a test. Seeding again changes nothing. */
export async function seedMission(parts: MissionParts, id: string, plan: MissionPlan): Promise<void> {
  const { db, clock } = parts.kit;
  await db.transaction(async (tx) => {
    const offers = await readOffers(parts, tx, plan);
    await insertMission(tx, { id, plan, offers, author: "seed", reason: "seed", now: clock.now() });
  });
}
