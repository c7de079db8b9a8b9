import { house, poolAccount } from "@parlour/ledger/accounts";
import { checkStatement, type PoolStatement } from "@parlour/racing";
import type { Queryable } from "../../../kit/database.ts";
import { readPoolInput } from "./pool-input.ts";
import { listSettledPools, type PoolRow, toCarryMinor } from "./pool-store.ts";
import { REFERENCE_KIND } from "./wager-operations.ts";

/**
 * Recomputes a settled pool from its bets and results, and compares every figure with the published statement
 * and with the ledger entries of the pool's account. Returns the differences.
 */
export async function verifyPool(db: Queryable, pool: PoolRow): Promise<string[]> {
  const statement = pool.statement;
  if (!statement) return ["The pool is not settled."];
  const { input } = await readPoolInput(db, pool);
  const ledger = await readAccount(db, pool);
  const owed = await listOwed(db, pool);
  const owedMinor = [...owed.values()].reduce((sum, amount) => sum + amount, 0n);
  const differences = checkStatement(input, statement);
  const compare = (name: string, expected: bigint, found: bigint) => {
    if (expected !== found) differences.push(`ledger ${name}: ${expected} expected, ${found} found`);
  };
  for (const bet of statement.bets) {
    const moved = ledger.bets.get(bet.id) ?? { in: 0n, out: 0n };
    const due = bet.payoutMinor + bet.refundMinor + (owed.get(bet.id) ?? 0n);
    if (pool.version === 1) compare(`stake of ${bet.id}`, bet.stakeMinor, moved.in);
    // A correction reclaims payments that were made for an earlier result, so only the net amount can be compared.
    compare(`payout of ${bet.id}`, due, bet.stakeMinor - (moved.in - moved.out));
  }
  for (const id of ledger.bets.keys())
    if (!statement.bets.some((bet) => bet.id === id))
      differences.push(`ledger: ${id} is not in the statement`);
  compare("carry-in", statement.carryInMinor, ledger.carriedIn);
  const waitingMinor = toCarryMinor(pool);
  compare("closing", closingOf(statement) - owedMinor - waitingMinor, ledger.closing);
  compare("balance", waitingMinor, ledger.balance);
  return differences;
}

/** Returns the amount that leaves the account when the pool is closed: the house's share and the carry-over. */
export const closingOf = (statement: PoolStatement): bigint =>
  statement.takeoutMinor + statement.breakageMinor - statement.subsidyMinor + statement.carryOverMinor;

/** Lists the amounts that players owe after corrections, by bet. */
async function listOwed(db: Queryable, { id, currency }: PoolRow): Promise<Map<string, bigint>> {
  const rows = await db.query<{ id: string; owed: string }>(
    `select b.id, w.owed::text from racing_bets b join wagering.wager w on w.player_id = b.player_id and w.id = b.id
     where b.pool_id = $1 and b.currency = $2 and w.owed > 0`,
    [id, currency],
  );
  return new Map(rows.map(({ id: betId, owed }) => [betId, BigInt(owed)]));
}

async function readAccount(db: Queryable, { id, currency }: PoolRow) {
  const rows = await db.query<{ kind: string | null; ref: string | null; amount: string }>(
    `select p.reference_kind as kind, p.reference_id as ref, e.amount::text as amount
     from ledger.entry e join ledger.posting p on p.number = e.number
     where e.player_id = $1 and e.account_id = $2
     union all
     select p.reference_kind, p.reference_id, l.amount::text
     from ledger.posting p cross join lateral ledger.lines_of(p.transfers) as l
     where p.number < (select ledger.archived_before()) and p.outcome = 'POSTED'
       and l.player_id = $1 and l.account_id = $2
       -- Most pools were never archived, and reading all archived postings takes long.
       and exists (select from ledger.carried_balance c where c.player_id = $1 and c.account_id = $2)`,
    [house, poolAccount(id, currency).id],
  );
  const bets = new Map<string, { in: bigint; out: bigint }>();
  let [carriedIn, closing, balance] = [0n, 0n, 0n];
  for (const { kind, ref, amount: text } of rows) {
    const amount = BigInt(text);
    balance += amount;
    if (kind === REFERENCE_KIND && ref !== null) {
      const moved = bets.get(ref) ?? { in: 0n, out: 0n };
      bets.set(
        ref,
        amount > 0n ? { ...moved, in: moved.in + amount } : { ...moved, out: moved.out - amount },
      );
    } else if (ref === id) closing -= amount;
    else carriedIn += amount;
  }
  return { bets, carriedIn, closing, balance };
}

export async function verifyPools(db: Queryable): Promise<{ pools: number; differences: string[] }> {
  const pools = await listSettledPools(db);
  const differences: string[] = [];
  for (const pool of pools)
    for (const difference of await verifyPool(db, pool))
      differences.push(`${pool.id} ${pool.currency}: ${difference}`);
  return { pools: pools.length, differences };
}
