import { type NumberedPosting, readPostings } from "@parlour/ledger/read-postings";
import { ledgerMeasures, ledgerPlace } from "@parlour/rules/ledger-measures";
import type { CampaignParts } from "./parts.ts";
import { addFigures, type Figures, listCounted, lockProgress, setProgress } from "./results-store.ts";

const batch = 5_000;
/**
 * Postings newer than this wait for the next run, because a posting with a smaller number may not have been committed
 * yet.
 */
const settlingMs = 60_000;

/**
 * Adds the postings since the last run to the results of campaigns, both for players who got a message and for the
 * control group. A posting is included if it falls within the player's result period. Deposits and revenue are defined
 * as in the reports.
 */
export async function gatherResults({ kit }: Pick<CampaignParts, "kit">): Promise<void> {
  for (;;) {
    const count = await kit.db.transaction(async (tx) => {
      const after = await lockProgress(tx);
      if (after === undefined) return 0;
      const settledBefore = new Date(kit.clock.now().getTime() - settlingMs);
      const read = await readPostings(tx.client, { after, limit: batch });
      const unsettled = read.findIndex(({ postedAt }) => postedAt >= settledBefore);
      const settled = unsettled === -1 ? read : read.slice(0, unsettled);
      const figures = figuresOf(settled);
      const counted = await listCounted(tx, [...new Set(figures.map(({ playerId }) => playerId))]);
      await addFigures(
        tx,
        counted.flatMap(({ campaignId, playerId, currency, from, until }) =>
          figures
            .filter((one) => one.playerId === playerId && one.currency === currency)
            .filter(({ at }) => at >= from && at < until)
            .map((one) => ({ campaignId, ...one })),
        ),
      );
      const last = settled.at(-1)?.number;
      if (last !== undefined) await setProgress(tx, last);
      return settled.length;
    });
    if (count < batch) return;
  }
}

type PostedFigures = Figures & { playerId: string; currency: string; at: Date };

/**
 * Returns the deposits, gross revenue and promotion costs in players' postings; transfers that affect none of
 * them are left out.
 */
function figuresOf(postings: readonly NumberedPosting[]): PostedFigures[] {
  const found: PostedFigures[] = [];
  for (const { playerId, type, postedAt, transfers } of postings) {
    if (playerId === "house") continue;
    for (const { from, to, amountMinor } of transfers) {
      const way = { type, source: ledgerPlace(from), destination: ledgerPlace(to) };
      const measure = (name: "deposits" | "grossRevenue" | "promotionCost") =>
        BigInt(ledgerMeasures[name](way)) * amountMinor;
      const figures = {
        deposits: measure("deposits"),
        gross: measure("grossRevenue"),
        promotions: measure("promotionCost"),
      };
      if (figures.deposits === 0n && figures.gross === 0n && figures.promotions === 0n) continue;
      found.push({ ...figures, playerId, currency: from.id.split(":")[1] ?? "", at: postedAt });
    }
  }
  return found;
}
