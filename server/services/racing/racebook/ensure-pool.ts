import type { Kit } from "../../../kit/kit.ts";
import { poolRules } from "./pool-input.ts";
import type { PoolOffer } from "./pool-offers.ts";
import { insertPool } from "./pool-store.ts";

/** Opens a pool and its ledger account in a currency, before its first bet or carry-over. */
export async function ensurePool(kit: Kit, offer: PoolOffer, currency: string): Promise<void> {
  const { id, type, raceIds } = offer;
  await kit.ledger.openPool({ poolId: id, currency });
  await insertPool(kit.db, { id, currency, type, raceIds, rules: poolRules(type, currency) });
}
