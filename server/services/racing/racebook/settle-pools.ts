import { houseAccount, type Transfer } from "@parlour/ledger";
import { house, poolAccount } from "@parlour/ledger/accounts";
import { type PoolStatement, poolStatement } from "@parlour/racing";
import { tryEach } from "../../../kit/try-each.ts";
import { type BetRow, readOwed, type Settled } from "./bet-store.ts";
import { ensurePool } from "./ensure-pool.ts";
import { readPoolInput } from "./pool-input.ts";
import { poolsFrom } from "./pool-offers.ts";
import {
  changeCarryTarget,
  closePool,
  findPool,
  keepStatement,
  listUnsettledPools,
  lockCarryTarget,
  lockUnsettled,
  type PoolRow,
} from "./pool-store.ts";
import { isDecided } from "./race-state.ts";
import { findRaces, listByMeeting, listNext } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { closingOf } from "./verify-pool.ts";
import { settleBets } from "./wager-operations.ts";

/** How many of the next races are searched for a pool of the same type. */
const RACES_SEARCHED = 120;

type Parts = Pick<RacebookParts, "kit" | "wagering">;

/** Settles the pools on this race whose races are all decided. Every step can be repeated. */
export async function settlePools(parts: Parts, raceId: string): Promise<void> {
  await tryEach(await listUnsettledPools(parts.kit.db, raceId), (pool) => settlePool(parts, pool));
}

async function settlePool(parts: Parts, pool: PoolRow): Promise<void> {
  const { db } = parts.kit;
  const races = await findRaces(db, pool.raceIds);
  if (!races.every(({ state }) => isDecided(state))) return;
  const { input, bets } = await readPoolInput(db, pool);
  const computed = poolStatement(input);
  // After a correction, money that was already carried over stays in the later pool. A target pool is needed
  // only if more has to be carried over.
  const target = computed.carryOverMinor > pool.carriedMinor ? await findSuccessor(parts, pool) : null;
  const kept = await keepStatement(db, pool, computed, target);
  if (kept.version !== pool.version) return;
  // A carry-over arrived after the pool was read, so the pool's statement is computed again.
  if (kept.statement === null) return await settlePool(parts, kept);
  const { statement, version } = kept;
  await settleBets(
    parts,
    version,
    bets
      .filter(({ settledVersion }) => settledVersion < version)
      .map((bet) => ({ bet, result: resultOf(bet, statement) })),
  );
  while ((await closeAccount(parts, kept, statement)) === "TARGET_SETTLED") {
    await changeCarryTarget(db, kept, await findSuccessor(parts, pool));
  }
}

function resultOf(bet: BetRow, { bets }: PoolStatement): Settled {
  const { stakeMinor, refundMinor, payoutMinor } = bets.find(({ id }) => id === bet.id)!;
  const outcome = refundMinor === stakeMinor ? "REFUNDED" : payoutMinor > 0n ? "WON" : "LOST";
  return { id: bet.id, outcome, payoutMinor: payoutMinor + refundMinor, deductionPercent: 0 };
}

/** Finds the next pool of the same type that is still open; it receives the carry-over. */
async function findSuccessor({ kit }: Pick<RacebookParts, "kit">, pool: PoolRow): Promise<string> {
  for (const race of await listNext(kit.db, kit.clock.now(), RACES_SEARCHED)) {
    const offers = poolsFrom(race, await listByMeeting(kit.db, race));
    const next = offers.find(({ type, id }) => type === pool.type && id !== pool.id);
    if (!next) continue;
    await ensurePool(kit, next, pool.currency);
    if ((await findPool(kit.db, next.id, pool.currency))?.statement === null) return next.id;
  }
  throw new Error(`No later ${pool.type} pool is published yet to carry ${pool.id} over to`);
}

/**
 * Empties the pool's account: the house's share goes to revenue, the carry-over to the next pool. After a
 * correction, the house also pays for winnings that could not be recovered and for any excess that was
 * carried over. Nothing is moved if the next pool has its own statement by now, because nobody could win the
 * carry-over there.
 */
async function closeAccount(
  { kit }: Parts,
  pool: PoolRow,
  statement: PoolStatement,
): Promise<"CLOSED" | "TARGET_SETTLED"> {
  const { id, currency, version } = pool;
  const owedMinor = await readOwed(kit.db, id, currency);
  return await kit.db.transaction(async (tx) => {
    const current = await lockUnsettled(tx, pool);
    if (current === undefined) return "CLOSED";
    const carriedMinor = positive(statement.carryOverMinor - current.carriedMinor);
    if (carriedMinor > 0n && !(await lockCarryTarget(tx, current))) return "TARGET_SETTLED";
    const closingMinor = closingOf(statement) - owedMinor;
    const shareMinor = closingMinor - current.carriedMinor - carriedMinor - current.shareMinor;
    const account = poolAccount(id, currency);
    const revenue = houseAccount("revenueHorses", currency);
    const transfers: Transfer[] = [];
    if (shareMinor > 0n) transfers.push({ from: account, to: revenue, amountMinor: shareMinor });
    if (shareMinor < 0n) transfers.push({ from: revenue, to: account, amountMinor: -shareMinor });
    if (carriedMinor > 0n) {
      const to = poolAccount(current.carriedTo!, currency);
      transfers.push({ from: account, to, amountMinor: carriedMinor });
    }
    if (transfers.length > 0) {
      const ledger = await kit.ledger.lock(tx, { wallets: [] });
      const { outcome } = await ledger.post({
        playerId: house,
        id: version === 1 ? `${id}:${currency}/close` : `${id}:${currency}/close/${version}`,
        type: "POOL_CLOSE",
        reference: { kind: "pool", id },
        transfers,
      });
      if (outcome !== "POSTED") throw new Error(`The pool ${id} was not closed: ${outcome}`);
    }
    await closePool(tx, current, { shareMinor, carriedMinor }, kit.clock.now());
    return "CLOSED";
  });
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
