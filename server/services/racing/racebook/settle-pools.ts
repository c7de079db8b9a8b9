import { houseAccount, type Transfer } from "@parlour/ledger";
import { house, poolAccount } from "@parlour/ledger/accounts";
import { type PoolStatement, poolStatement } from "@parlour/racing";
import type { BetRow, Settled } from "./bet-store.ts";
import { ensurePool } from "./ensure-pool.ts";
import { readPoolInput } from "./pool-input.ts";
import { poolsFrom } from "./pool-offers.ts";
import { closePool, keepStatement, listEndingPools, type PoolRow } from "./pool-store.ts";
import { isDecided } from "./race-state.ts";
import { listByMeeting, listNext } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { settleBets } from "./wager-operations.ts";

/** How many of the next races are searched for a pool of the same type. */
const RACES_SEARCHED = 120;

/** Settles the pools whose last race is this one. Every step can be repeated. */
export async function settlePools(
  parts: Pick<RacebookParts, "kit" | "wagering">,
  raceId: string,
): Promise<void> {
  for (const pool of await listEndingPools(parts.kit.db, [raceId]))
    if (pool.settledAt === null) await settlePool(parts, pool);
}

async function settlePool(parts: Pick<RacebookParts, "kit" | "wagering">, pool: PoolRow): Promise<void> {
  const { db, clock } = parts.kit;
  const { input, bets, races } = await readPoolInput(db, pool);
  if (!races.every(({ state }) => isDecided(state))) return;
  const computed = poolStatement(input);
  const target = computed.carryOverMinor > 0n ? await findSuccessor(parts, pool) : null;
  const kept = await keepStatement(db, pool, computed, target);
  const statement = kept.statement!;
  await settleBets(
    parts,
    bets
      .filter(({ settledAt }) => settledAt === null)
      .map((bet) => ({ bet, result: resultOf(bet, statement) })),
  );
  await postClosing(parts, kept, statement);
  await db.transaction((tx) => closePool(tx, kept, statement.carryOverMinor, clock.now()));
}

function resultOf(bet: BetRow, { bets }: PoolStatement): Settled {
  const { stakeMinor, refundMinor, payoutMinor } = bets.find(({ id }) => id === bet.id)!;
  const outcome = refundMinor === stakeMinor ? "REFUNDED" : payoutMinor > 0n ? "WON" : "LOST";
  return { id: bet.id, outcome, payoutMinor: payoutMinor + refundMinor, deductionPercent: 0 };
}

/** The next pool of the same type that is still open; it gets what nobody has won. */
async function findSuccessor({ kit }: Pick<RacebookParts, "kit">, pool: PoolRow): Promise<string> {
  for (const race of await listNext(kit.db, kit.clock.now(), RACES_SEARCHED)) {
    const offers = poolsFrom(race, await listByMeeting(kit.db, race));
    const next = offers.find(({ type, id }) => type === pool.type && id !== pool.id);
    if (!next) continue;
    await ensurePool(kit, next, pool.currency);
    return next.id;
  }
  throw new Error(`No later ${pool.type} pool is published yet to carry ${pool.id} over to`);
}

/** Empties the pool's account: the house's share to revenue, what is carried over to the next pool. */
async function postClosing(
  { kit }: Pick<RacebookParts, "kit">,
  { id, currency, carriedTo }: PoolRow,
  statement: PoolStatement,
): Promise<void> {
  const account = poolAccount(id, currency);
  const revenue = houseAccount("revenueHorses", currency);
  const shareMinor = statement.takeoutMinor + statement.breakageMinor - statement.subsidyMinor;
  const transfers: Transfer[] = [];
  if (shareMinor > 0n) transfers.push({ from: account, to: revenue, amountMinor: shareMinor });
  if (shareMinor < 0n) transfers.push({ from: revenue, to: account, amountMinor: -shareMinor });
  if (carriedTo !== null && statement.carryOverMinor > 0n) {
    const to = poolAccount(carriedTo, currency);
    transfers.push({ from: account, to, amountMinor: statement.carryOverMinor });
  }
  if (transfers.length === 0) return;
  const { outcome } = await kit.ledger.post({
    playerId: house,
    id: `${id}:${currency}/close`,
    type: "POOL_CLOSE",
    reference: { kind: "pool", id },
    transfers,
  });
  if (outcome !== "POSTED") throw new Error(`The pool ${id} was not closed: ${outcome}`);
}
