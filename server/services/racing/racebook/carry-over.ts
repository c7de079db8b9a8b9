import { house, poolAccount } from "@parlour/ledger/accounts";
import type { Kit } from "../../../kit/kit.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { ensurePool } from "./ensure-pool.ts";
import { firstRacesOf, poolFrom } from "./pool-offers.ts";
import {
  findPool,
  listPoolsToCarry,
  lockPools,
  moveCarryOver,
  type PoolRow,
  toCarryMinor,
} from "./pool-store.ts";
import { listByMeeting, listOpenNumbered } from "./race-store.ts";
import { isPoolOpen } from "./run-race.ts";

/** How many of the next races are searched for a pool of the same type to which money can be carried over. */
const RACES_SEARCHED = 120;

/** Carries over what settled pools could not pay out, once a later pool of their type is published. */
export async function carryOver(kit: Kit): Promise<void> {
  await tryEach(await listPoolsToCarry(kit.db), (pool) => carryPoolOver(kit, pool));
}

/**
 * Carries over what a settled pool could not pay out. If no later pool is published yet, the money stays in the pool's
 * account, and a later call carries it over.
 */
export async function carryPoolOver(
  kit: Kit,
  { id, currency }: Pick<PoolRow, "id" | "currency">,
): Promise<void> {
  const current = await findPool(kit.db, id, currency);
  if (current === undefined || toCarryMinor(current) === 0n) return;
  const targetId = await findTarget(kit, current);
  if (targetId === null) return;
  await kit.db.transaction(async (tx) => {
    const pools = await lockPools(tx, [id, targetId], currency);
    const pool = pools.get(id)!;
    const amountMinor = toCarryMinor(pool);
    // Once the dividends of the target pool are computed, money can no longer be added to it. The next call chooses
    // another pool.
    if (amountMinor === 0n || pools.get(targetId)!.statement !== null) return;
    const ledger = await kit.ledger.lock(tx, { wallets: [] });
    const { outcome } = await ledger.post({
      playerId: house,
      id: `${id}:${currency}/carry/${pool.version}`,
      type: "POOL_CARRY_OVER",
      reference: { kind: "pool", id },
      transfers: [{ from: poolAccount(id, currency), to: poolAccount(targetId, currency), amountMinor }],
    });
    if (outcome !== "POSTED") throw new Error(`The pool ${id} was not carried over: ${outcome}`);
    await moveCarryOver(tx, pool, targetId, amountMinor);
  });
}

/** Finds the next pool of the same type that still takes bets; null if none is published yet. */
async function findTarget(
  kit: Kit,
  { id, currency, type }: Pick<PoolRow, "id" | "currency" | "type">,
): Promise<string | null> {
  const now = kit.clock.now();
  const races = await listOpenNumbered(kit.db, { now, numbers: firstRacesOf(type), limit: RACES_SEARCHED });
  for (const race of races) {
    const meeting = await listByMeeting(kit.db, race);
    const offer = poolFrom(race, meeting, type);
    if (!offer || offer.id === id || !isPoolOpen(offer, meeting, now)) continue;
    await ensurePool(kit, offer, currency);
    if ((await findPool(kit.db, offer.id, currency))?.statement === null) return offer.id;
  }
  return null;
}
