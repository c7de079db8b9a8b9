import { type NumberedPosting, readPostings, readPostingsOf } from "@parlour/ledger/read-postings";
import { ledgerMeasures, ledgerPlace } from "@parlour/rules/ledger-measures";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { lockProgress, setProgress } from "./directory-store.ts";
import type { DirectoryParts } from "./parts.ts";

/** A player's lifetime figures in minor units of their currency, defined as in the reports. */
export type Totals = {
  currency: string;
  deposits: bigint;
  withdrawals: bigint;
  gross: bigint;
  promotions: bigint;
};

type Sum = Totals & { lastPlayedAt: Date | null };

const batch = 5_000;
/** The maximum number of postings since the last run that are added to a player's figures. */
const mostInTail = 5_000;
/**
 * Postings newer than this wait for the next run, because one with a smaller number may not be visible yet.
 */
const settlingMs = 60_000;

/** Adds the postings since the last run to the totals, except those that are too recent. */
export async function gatherTotals({ kit }: DirectoryParts): Promise<void> {
  for (;;) {
    const count = await kit.db.transaction(async (tx) => {
      const progress = await lockProgress(tx);
      if (progress === undefined) return 0;
      const settledBefore = new Date(kit.clock.now().getTime() - settlingMs);
      const read = await readPostings(tx.client, { after: progress.lastNumber, limit: batch });
      const unsettled = read.findIndex(({ postedAt }) => postedAt >= settledBefore);
      const settled = unsettled === -1 ? read : read.slice(0, unsettled);
      await addTotals(tx, sumByPlayer(settled));
      const lastNumber = settled.at(-1)?.number;
      if (lastNumber !== undefined) await setProgress(tx, { lastNumber });
      return settled.length;
    });
    if (count < batch) return;
  }
}

function sumByPlayer(postings: readonly NumberedPosting[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { playerId, type, postedAt, transfers } of postings) {
    if (playerId === "house") continue;
    for (const { from, to, amountMinor } of transfers) {
      const currency = from.id.split(":")[1] ?? "";
      // Loyalty points are not money, so they are left out of the totals.
      if (currency === "PTS" || currency === "") continue;
      const way = { type, source: ledgerPlace(from), destination: ledgerPlace(to) };
      const sum: Sum = sums.get(playerId) ?? { ...noTotals(currency), lastPlayedAt: null };
      // A round that wins with its first step is a single posting of type WIN.
      if (type === "BET" || type === "WIN") sum.lastPlayedAt = postedAt;
      sum.deposits += BigInt(ledgerMeasures.deposits(way)) * amountMinor;
      sum.withdrawals += BigInt(ledgerMeasures.withdrawals(way)) * amountMinor;
      sum.gross += BigInt(ledgerMeasures.grossRevenue(way)) * amountMinor;
      sum.promotions += BigInt(ledgerMeasures.promotionCost(way)) * amountMinor;
      sums.set(playerId, sum);
    }
  }
  return sums;
}

function noTotals(currency: string): Totals {
  return { currency, deposits: 0n, withdrawals: 0n, gross: 0n, promotions: 0n };
}

async function addTotals(tx: Transaction, sums: ReadonlyMap<string, Sum>): Promise<void> {
  if (sums.size === 0) return;
  const rows = [...sums];
  await tx.query(
    `insert into player_totals as known
       (player_id, currency, deposits, withdrawals, gross, promotions, last_played_at)
     select * from unnest($1::text[], $2::text[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[],
       $7::timestamptz[])
     on conflict (player_id) do update set deposits = known.deposits + excluded.deposits,
       withdrawals = known.withdrawals + excluded.withdrawals, gross = known.gross + excluded.gross,
       promotions = known.promotions + excluded.promotions,
       last_played_at = greatest(known.last_played_at, excluded.last_played_at)`,
    [
      rows.map(([playerId]) => playerId),
      rows.map(([, { currency }]) => currency),
      rows.map(([, { deposits }]) => `${deposits}`),
      rows.map(([, { withdrawals }]) => `${withdrawals}`),
      rows.map(([, { gross }]) => `${gross}`),
      rows.map(([, { promotions }]) => `${promotions}`),
      rows.map(([, { lastPlayedAt }]) => lastPlayedAt),
    ],
  );
}

/** Returns the stored totals plus the player's later postings, so that they are as current as the ledger. */
export async function readTotals(
  db: Queryable,
  ledger: Parameters<typeof readPostingsOf>[0],
  player: { id: string; currency: string },
): Promise<Totals> {
  const [row] = await db.query<Record<keyof Totals, string | null> & { number: string }>(
    `select p.last_number as number, t.currency, t.deposits::text, t.withdrawals::text, t.gross::text,
       t.promotions::text
     from player_directory_progress p left join player_totals t on t.player_id = $1`,
    [player.id],
  );
  const totals = noTotals(row!.currency ?? player.currency);
  const after = BigInt(row!.number);
  const newer = await readPostingsOf(ledger, { playerId: player.id, after, limit: mostInTail });
  const tail = sumByPlayer(newer).get(player.id);
  for (const name of ["deposits", "withdrawals", "gross", "promotions"] as const) {
    totals[name] = BigInt(row![name] ?? 0) + (tail?.[name] ?? 0n);
  }
  return totals;
}
