import { sumMovements } from "@parlour/wagering/movements";
import type { Kit } from "../../../kit/kit.ts";
import type { ReadSource } from "../../../kit/reads.ts";

export type Lifetime = { depositsMinor: bigint; withdrawalsMinor: bigint };
type Row = { number: string; deposits: string; withdrawals: string };

/** The sums are stored after each full page of postings, so later reads start from there. */
const pageSize = 5_000;
const always = { since: new Date(0), before: new Date("9999-01-01") };

/** Sums everything the player ever deposited and was paid out; a deposit that was reversed does not count. */
export function readLifetime({ db, reads }: Pick<Kit, "db" | "reads">, playerId: string): Promise<Lifetime> {
  return reads.upToDate((from) => readLifetimeFrom(from, db, playerId));
}

async function readLifetimeFrom(source: ReadSource, db: Kit["db"], playerId: string): Promise<Lifetime> {
  const [kept] = await source.query<Row>(
    "select number, deposits, withdrawals from statement_lifetimes where player_id = $1",
    [playerId],
  );
  const lifetime = {
    depositsMinor: BigInt(kept?.deposits ?? 0),
    withdrawalsMinor: BigInt(kept?.withdrawals ?? 0),
  };
  let from = BigInt(kept?.number ?? 0);
  for (;;) {
    const { movements, next } = await sumMovements(source, { playerId, from, ...always, limit: pageSize });
    for (const { type, creditMinor, debitMinor } of movements) {
      if (type === "DEPOSIT") lifetime.depositsMinor += creditMinor - debitMinor;
      if (type === "WITHDRAWAL") lifetime.withdrawalsMinor += debitMinor - creditMinor;
    }
    if (next === null) return lifetime;
    from = next;
    await keep(db, playerId, from, lifetime);
  }
}

/** Stores the sums. If two servers add up at the same time, the sums that include more postings are kept. */
async function keep(db: Kit["db"], playerId: string, number: bigint, lifetime: Lifetime): Promise<void> {
  await db.query(
    `insert into statement_lifetimes as l (player_id, number, deposits, withdrawals) values ($1, $2, $3, $4)
     on conflict (player_id) do update set number = excluded.number, deposits = excluded.deposits,
       withdrawals = excluded.withdrawals where l.number < excluded.number`,
    [playerId, `${number}`, `${lifetime.depositsMinor}`, `${lifetime.withdrawalsMinor}`],
  );
}
