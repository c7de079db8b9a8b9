import { houseAccount, type Ledger } from "@parlour/ledger";
import type { WageringDatabase } from "./database.ts";

/** The share of each stake that feeds a pool, in millionths, and the pool's seed. */
export type PoolPlan = { productId: string; tier: string; ratePpm: number; seedMinor: bigint };
export type JackpotPool = { productId: string; tier: string; amountMinor: bigint };

/** Our own progressive jackpots. They are fed, and winners are paid, in the batch that takes the stake. */
export type JackpotPools = {
  /** Creates missing pools with a seed from the house, and tops up pools whose seed has been raised. */
  open(currency: string, plans: readonly PoolPlan[]): Promise<void>;
  list(currency: string): Promise<JackpotPool[]>;
};

const microPerMinor = 1_000_000n;

export function createJackpotPools(db: WageringDatabase, ledger: Pick<Ledger, "lock">): JackpotPools {
  return {
    async open(currency, plans) {
      for (const plan of plans) await openPool(db, ledger, currency, plan);
    },
    async list(currency) {
      const rows = await db.query<{ product_id: string; tier: string; amount: string }>(
        `select product_id, tier, amount_micro / ${microPerMinor} as amount from wagering.pool
         where currency = $1 order by product_id, amount_micro desc`,
        [currency],
      );
      return rows.map((row) => ({
        productId: row.product_id,
        tier: row.tier,
        amountMinor: BigInt(row.amount),
      }));
    },
  };
}

/**
 * Opens a pool, or tops up one that was opened with a smaller seed. The seed is the house's own money. It is
 * posted together with the pool's row, so that the jackpots account always covers the pools.
 */
async function openPool(
  db: WageringDatabase,
  ledger: Pick<Ledger, "lock">,
  currency: string,
  { productId, tier, ratePpm, seedMinor }: PoolPlan,
): Promise<void> {
  const [known] = await db.query<{ seed: string }>(
    "select seed from wagering.pool where product_id = $1 and tier = $2 and currency = $3",
    [productId, tier, currency],
  );
  const before = BigInt(known?.seed ?? 0);
  const missing = seedMinor - before;
  if (missing <= 0n) return;
  await db.transaction(async (tx) => {
    const [opened] = await tx.query(
      `insert into wagering.pool as pool (product_id, tier, currency, rate_ppm, seed, amount_micro)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (product_id, tier, currency) do update
         set seed = excluded.seed, amount_micro = pool.amount_micro + excluded.amount_micro
         where pool.seed = $7
       returning tier`,
      [productId, tier, currency, ratePpm, seedMinor, missing * microPerMinor, before],
    );
    if (opened === undefined) return;
    const [from, to] = [houseAccount("promotions", currency), houseAccount("jackpots", currency)];
    const locked = await ledger.lock(tx, { wallets: [], house: [from, to] });
    const { outcome } = await locked.post({
      playerId: "house",
      id: `jackpot-seed:${productId}:${tier}:${currency}${before > 0n ? `:${seedMinor}` : ""}`,
      type: "JACKPOT",
      reference: { kind: "jackpot", id: `${productId}:${tier}` },
      transfers: [{ from, to, amountMinor: missing }],
    });
    if (outcome !== "POSTED") throw new Error(`the seed of a jackpot was answered ${outcome}`);
  });
}
