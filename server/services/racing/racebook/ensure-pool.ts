import type { Kit } from "../../../kit/kit.ts";
import { poolRules } from "./pool-input.ts";
import type { PoolOffer } from "./pool-offers.ts";
import { insertPool } from "./pool-store.ts";

const MOST_KNOWN = 10_000;

/** Opens the pool of a bet, unless this process has opened it before. Pools are never deleted. */
export function createPoolOpener(kit: Kit) {
  const known = new Set<string>();
  return async (offer: PoolOffer, currency: string): Promise<void> => {
    const key = `${offer.id}\n${currency}`;
    if (known.has(key)) return;
    await ensurePool(kit, offer, currency);
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(key);
  };
}

/** Opens a pool and its ledger account in a currency, before its first bet or carry-over. */
export async function ensurePool(kit: Kit, offer: PoolOffer, currency: string): Promise<void> {
  const { id, type, raceIds } = offer;
  await kit.ledger.openPool({ poolId: id, currency });
  await insertPool(kit.db, { id, currency, type, raceIds, rules: poolRules(offer, currency) });
}
