import { houseAccount, type Transfer } from "@parlour/ledger";
import { house, poolAccount } from "@parlour/ledger/accounts";
import { type PoolStatement, poolStatement } from "@parlour/racing";
import { tryEach } from "../../../kit/try-each.ts";
import { type BetRow, readOwed, type Settled } from "./bet-store.ts";
import { carryPoolOver } from "./carry-over.ts";
import { readPoolInput } from "./pool-input.ts";
import {
  closePool,
  keepStatement,
  listUnsettledPools,
  lockUnsettled,
  type PoolRow,
  toCarryMinor,
} from "./pool-store.ts";
import { isDecided } from "./race-state.ts";
import { findRaces } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import type { RenewLease } from "./settlement-lease.ts";
import { closingOf } from "./verify-pool.ts";
import { settleBets } from "./wager-operations.ts";

type Parts = Pick<RacebookParts, "kit" | "wagering">;

/**
 * Settles the pools on this race whose races are all decided, and carries over what they could not pay out if a later
 * pool is published. Every step can be repeated.
 */
export async function settlePools(parts: Parts, raceId: string, renewLease: RenewLease): Promise<void> {
  await tryEach(await listUnsettledPools(parts.kit.db, raceId), (pool) =>
    settlePool(parts, pool, renewLease),
  );
}

async function settlePool(parts: Parts, pool: PoolRow, renewLease: RenewLease): Promise<void> {
  const { db } = parts.kit;
  const races = await findRaces(db, pool.raceIds);
  if (!races.every(({ state }) => isDecided(state))) return;
  const { input, bets } = await readPoolInput(db, pool);
  const kept = await keepStatement(db, pool, poolStatement(input));
  if (kept.version !== pool.version) return;
  // A carry-over arrived after the pool was read, so the pool's statement is computed again.
  if (kept.statement === null) return await settlePool(parts, kept, renewLease);
  const { statement, version } = kept;
  await settleBets(
    parts,
    version,
    bets
      .filter(({ settledVersion }) => settledVersion < version)
      .map((bet) => ({ bet, result: resultOf(bet, statement) })),
    renewLease,
  );
  await closeAccount(parts, kept, statement);
  await carryPoolOver(parts.kit, kept);
}

function resultOf(bet: BetRow, { bets }: PoolStatement): Settled {
  const { stakeMinor, refundMinor, payoutMinor } = bets.find(({ id }) => id === bet.id)!;
  const outcome = refundMinor === stakeMinor ? "REFUNDED" : payoutMinor > 0n ? "WON" : "LOST";
  return { id: bet.id, outcome, payoutMinor: payoutMinor + refundMinor, deductionPercent: 0 };
}

/**
 * Moves the house's share from the pool's account to revenue, so that only the carry-over is left. After a correction,
 * the house also pays for winnings that could not be recovered and for any excess that was carried over.
 */
async function closeAccount({ kit }: Parts, pool: PoolRow, statement: PoolStatement): Promise<void> {
  const { id, currency, version } = pool;
  const owedMinor = await readOwed(kit.db, id, currency);
  await kit.db.transaction(async (tx) => {
    const current = await lockUnsettled(tx, pool);
    if (current === undefined) return;
    const { carriedMinor } = current;
    const settledAt = kit.clock.now();
    // After a correction, money that was already carried over stays in the later pool.
    const carryMinor = carriedMinor + toCarryMinor({ statement, settledAt, carriedMinor });
    const shareMinor = closingOf(statement) - owedMinor - carryMinor - current.shareMinor;
    if (shareMinor !== 0n) {
      const account = poolAccount(id, currency);
      const revenue = houseAccount("revenueHorses", currency);
      const transfer: Transfer =
        shareMinor > 0n
          ? { from: account, to: revenue, amountMinor: shareMinor }
          : { from: revenue, to: account, amountMinor: -shareMinor };
      const ledger = await kit.ledger.lock(tx, { wallets: [] });
      const { outcome } = await ledger.post({
        playerId: house,
        id: version === 1 ? `${id}:${currency}/close` : `${id}:${currency}/close/${version}`,
        type: "POOL_CLOSE",
        reference: { kind: "pool", id },
        transfers: [transfer],
      });
      if (outcome !== "POSTED") throw new Error(`The pool ${id} was not closed: ${outcome}`);
    }
    await closePool(tx, current, shareMinor, settledAt);
  });
}
