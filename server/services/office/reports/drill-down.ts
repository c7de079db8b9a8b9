import type { Trace, TracedPosting } from "@parlour/contracts/entities/report";
import { readPostings } from "@parlour/ledger/read-postings";
import { amountOf } from "@parlour/rules/money";
import { withGames } from "./aggregate-postings.ts";
import { type Flow, flowsOf } from "./flow.ts";
import { sumOf } from "./measures.ts";
import type { ReportParts } from "./report-parts.ts";
import { findNumbers, type Period, readProgress } from "./report-store.ts";
import { verticalOf } from "./verticals.ts";

const perPage = 50;
const batch = 2_000;
/**
 * A page ends after this many batches even if it isn't full. Otherwise it could take a long time on a busy day when few
 * postings belong to the figure.
 */
const mostBatches = 25;

/**
 * Lists the postings behind a figure, oldest first. They are selected by the figure's own definition, so
 * their sum equals the figure.
 */
export async function drillDown(
  parts: ReportParts,
  trace: Trace & Pick<Period, "brandIds">,
  currency: string,
  cursor: string | undefined,
): Promise<{ items: TracedPosting[]; nextCursor: string | null }> {
  const { kit, roundGames } = parts;
  const source = kit.reads.recent;
  const { lastNumber } = await readProgress(source);
  const settled = await findNumbers(source, trace);
  // Postings that aren't aggregated yet are newer than all others and have no day index. If the period has no
  // aggregated postings, the list starts with them.
  let after = cursor === undefined ? (settled?.first ?? lastNumber + 1n) - 1n : BigInt(cursor);
  const items: TracedPosting[] = [];
  for (let read = 0; read < mostBatches; read++) {
    const postings = await readPostings(source.pool, { after, limit: batch });
    for (const posting of await withGames(kit, source, postings, roundGames)) {
      after = posting.number;
      const minor = sumOf(trace.measure, flowsOf(posting).filter(belongsTo(trace, currency)));
      if (minor === 0n) continue;
      items.push({
        number: posting.number.toString(),
        postingId: posting.id,
        playerId: posting.playerId,
        type: posting.type,
        postedAt: posting.postedAt.toISOString(),
        gameId: posting.gameId,
        amount: amountOf(minor, currency),
      });
      if (items.length === perPage) return { items, nextCursor: after.toString() };
    }
    if (postings.length < batch) return { items, nextCursor: null };
    // The postings just read are final and later than the period, so no posting after them can belong to the period.
    if (after <= lastNumber && settled !== undefined && after > settled.last) {
      return { items, nextCursor: null };
    }
  }
  return { items, nextCursor: after.toString() };
}

function belongsTo(trace: Trace & Pick<Period, "brandIds">, currency: string): (flow: Flow) => boolean {
  return (flow) =>
    flow.currency === currency &&
    (trace.brandIds?.includes(flow.brandId) ?? true) &&
    flow.day >= trace.from &&
    flow.day <= trace.to &&
    (trace.vertical === undefined || verticalOf(flow) === trace.vertical) &&
    (trace.gameId === undefined || flow.gameId === trace.gameId) &&
    (trace.type === undefined || flow.type === trace.type);
}
