import type { Kit } from "../../../kit/kit.ts";
import { windowFrom } from "./change-tier.ts";
import { addEntry, findEntry, type NewEntry } from "./entry-store.ts";
import { tierFor } from "./loyalty-rules.ts";
import { lockLoyalty, updateLoyalty } from "./player-store.ts";
import { getProgramme } from "./programme-store.ts";

export type SeedLoyalty = {
  playerId: string;
  tierPoints: bigint;
  entries: readonly Omit<NewEntry, "playerId">[];
};

/** Adds a demo player's status. The points themselves are in the ledger. Seeding again changes nothing. */
export async function seedLoyalty({ db, clock }: Kit, seed: SeedLoyalty): Promise<void> {
  const { playerId, tierPoints, entries } = seed;
  await db.transaction(async (tx) => {
    const plan = await getProgramme(tx);
    const windowEndsAt = windowFrom(clock.now(), plan);
    await lockLoyalty(tx, [playerId], { tierId: plan.tiers[0]!.id, endsAt: windowEndsAt });
    if (entries[0] && (await findEntry(tx, playerId, entries[0].id))) return;
    const tierId = tierFor(plan, tierPoints).id;
    await updateLoyalty(tx, { playerId, tierId, tierPoints, windowEndsAt, tierMicro: 0n, pointsMicro: 0n });
    for (const entry of entries) await addEntry(tx, { ...entry, playerId });
  });
}
