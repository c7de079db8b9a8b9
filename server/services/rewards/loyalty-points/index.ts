import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { PlayerTiers } from "../../../kit/ports/player-tiers.ts";
import type { Service } from "../../../kit/service.ts";
import { endWindows } from "./end-windows.ts";
import { tierById } from "./loyalty-rules.ts";
import type { LoyaltyParts } from "./parts.ts";
import { findLoyalty, listPlayersIn, listTiersOf } from "./player-store.ts";
import { getProgramme, seedProgramme } from "./programme-store.ts";
import { proposedProgramme } from "./proposed-programme.ts";
import { excludeFromLoyalty } from "./routes/exclude-from-loyalty.ts";
import { getLoyalty } from "./routes/get-loyalty.ts";
import { getLoyaltyProgramme } from "./routes/get-loyalty-programme.ts";
import { getLoyaltySummary } from "./routes/get-loyalty-summary.ts";
import { getPlayerLoyalty } from "./routes/get-player-loyalty.ts";
import { listLoyaltyHistory } from "./routes/list-loyalty-history.ts";
import { listLoyaltyTiers } from "./routes/list-loyalty-tiers.ts";
import { redeemPoints } from "./routes/redeem-points.ts";
import { updateLoyaltyProgramme } from "./routes/update-loyalty-programme.ts";

export { createLoyaltyPoints } from "./award-points.ts";
export { countSettledRounds } from "./count-rounds.ts";
export { endWindows } from "./end-windows.ts";
export type { LoyaltyParts } from "./parts.ts";
export { readPointsValue } from "./points-value.ts";
export { listTierNames } from "./programme-store.ts";
export { type SeedLoyalty, seedLoyalty } from "./seed.ts";

const windowJob = "loyalty-windows";

/** The loyalty programme: players earn points for stakes, rise through tiers and redeem points for money. */
export function loyaltyService(parts: LoyaltyParts): Service {
  return {
    name: "loyalty-points",
    migrations: new URL("migrations/", import.meta.url),
    routes: () =>
      [
        getLoyalty,
        getLoyaltySummary,
        listLoyaltyHistory,
        listLoyaltyTiers,
        redeemPoints,
        getLoyaltyProgramme,
        updateLoyaltyProgramme,
        excludeFromLoyalty,
        getPlayerLoyalty,
      ].map((create) => create(parts)),
    start: async (kit) => {
      kit.fourEyes.register(proposedProgramme);
      await seedProgramme(kit.db, kit.clock.now());
      await kit.jobs.work(windowJob, () => endWindows(parts));
      await kit.jobs.schedule(windowJob, "23 * * * *");
      return async () => {};
    },
  };
}

/** Returns the tier of each player; players who haven't played yet are in the lowest one. */
export async function readTiers(db: Queryable, playerIds: readonly string[]): Promise<Map<string, string>> {
  const plan = await getProgramme(db);
  const known = await listTiersOf(db, playerIds);
  return new Map(playerIds.map((id) => [id, tierById(plan, known.get(id) ?? "").id]));
}

/** Creates the interface by which other services read players' tiers. */
export function createPlayerTiers({ db }: Kit): PlayerTiers {
  return {
    async tierOf(playerId, within = db) {
      const player = await findLoyalty(within, playerId);
      return tierById(await getProgramme(within), player?.tier_id ?? "").id;
    },
    list: async (within = db) => (await getProgramme(within)).tiers.map(({ id, name }) => ({ id, name })),
    async findUnknown(wanted, within = db) {
      const known = new Set((await getProgramme(within)).tiers.map(({ id }) => id));
      return wanted.filter((id) => !known.has(id));
    },
    listPlayers: (tiers, after, limit) => listPlayersIn(db, tiers, after, limit),
  };
}
