import { houseAccount, type Ledger } from "@parlour/ledger";
import type { Database } from "../../../kit/database.ts";
import type { Pool, PoolPlan } from "../../../kit/ports/game-wallet.ts";

const microPerMinor = 1_000_000n;

/**
 * The seed is the house's own money: it is posted together with the pool's row, so that the jackpots account
 * always holds what the pools promise. A pool that was opened with less gets the rest.
 */
export async function openPools(
  db: Database,
  ledger: Ledger,
  currency: string,
  plans: readonly PoolPlan[],
): Promise<void> {
  for (const { gameId, tier, ratePpm, seedMinor } of plans) {
    const [known] = await db.query<{ seed: string }>(
      "select seed from seamless.jackpot where game_id = $1 and tier = $2 and currency = $3",
      [gameId, tier, currency],
    );
    const before = BigInt(known?.seed ?? 0);
    const missing = BigInt(seedMinor) - before;
    if (missing <= 0n) continue;
    await db.transaction(async (tx) => {
      const [opened] = await tx.query(
        `insert into seamless.jackpot as pool (game_id, tier, currency, rate_ppm, seed, amount_micro)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (game_id, tier, currency) do update
           set seed = excluded.seed, amount_micro = pool.amount_micro + excluded.amount_micro
           where pool.seed = $7
         returning tier`,
        [gameId, tier, currency, ratePpm, seedMinor, missing * microPerMinor, before],
      );
      if (opened === undefined) return;
      const { outcome } = await ledger.within(tx).post({
        playerId: "house",
        id: `jackpot-seed:${gameId}:${tier}:${currency}${before > 0n ? `:${seedMinor}` : ""}`,
        type: "JACKPOT",
        reference: { kind: "jackpot", id: `${gameId}:${tier}` },
        transfers: [
          {
            from: houseAccount("promotions", currency),
            to: houseAccount("jackpots", currency),
            amountMinor: missing,
          },
        ],
      });
      if (outcome !== "POSTED") throw new Error(`the seed of a jackpot was answered ${outcome}`);
    });
  }
}

export async function listPools(db: Database, currency: string): Promise<Pool[]> {
  const rows = await db.query<{ game_id: string; tier: string; amount: string }>(
    `select game_id, tier, amount_micro / ${microPerMinor} as amount from seamless.jackpot
     where currency = $1 order by game_id, amount_micro desc`,
    [currency],
  );
  return rows.map((row) => ({ gameId: row.game_id, tier: row.tier, amountMinor: Number(row.amount) }));
}
