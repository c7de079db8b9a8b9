import { clockSlackMs, findNumberAt, sumTotalChange } from "@parlour/ledger/position";
import { changeOf, type StatementFigures, sumStatement } from "@parlour/rules/statement";
import { type Movement, sumMovements } from "@parlour/wagering/movements";
import type { Kit } from "../../../kit/kit.ts";
import type { ReadSource } from "../../../kit/reads.ts";
import { findCheckpoint, insertCheckpoint } from "./checkpoint-store.ts";

/** How many postings one SQL statement reads. */
const pageSize = 20_000;
/** A total that took fewer postings than this to compute is not stored. */
const worthKeeping = 2_000;

export type Period = { playerId: string; since: Date; before: Date };
export type PeriodFigures = { openingMinor: bigint; closingMinor: bigint; figures: StatementFigures };

/** Reads the balance at the start of a period, everything that moved in it, and the balance at its end. */
export function readPeriod({ db, reads }: Pick<Kit, "db" | "reads">, period: Period): Promise<PeriodFigures> {
  return reads.upToDate((from) => readPeriodFrom(from, db, period));
}

async function readPeriodFrom(source: ReadSource, db: Kit["db"], period: Period): Promise<PeriodFigures> {
  const { playerId, since, before } = period;
  const start = await findNumberAt(source.pool, playerId, since);
  let openingMinor = await totalBefore(source, db, playerId, start);
  const within: Movement[] = [];
  for (let from: bigint | null = start; from !== null; ) {
    const page = await sumMovements(source, { ...period, from, limit: pageSize });
    for (const movement of page.movements) {
      if (movement.place === "BEFORE") openingMinor += movement.creditMinor - movement.debitMinor;
      if (movement.place === "WITHIN") within.push(movement);
    }
    const isOver = page.oldest === null || page.oldest.getTime() > before.getTime() + clockSlackMs;
    from = isOver ? null : page.next;
  }
  const figures = sumStatement(within);
  return { openingMinor, closingMinor: openingMinor + changeOf(figures), figures };
}

/**
 * Returns the total before a posting number, added up page by page from the last stored total. The total after each
 * page is stored too.
 */
async function totalBefore(
  source: ReadSource,
  db: Kit["db"],
  playerId: string,
  before: bigint,
): Promise<bigint> {
  let { number, totalMinor } = await findCheckpoint(source, playerId, before);
  for (;;) {
    const part = await sumTotalChange(source.pool, { playerId, from: number, before, limit: pageSize });
    totalMinor += part.amountMinor;
    const isLast = part.postings < pageSize;
    number = isLast ? before : part.lastNumber + 1n;
    if (part.postings >= worthKeeping) await insertCheckpoint(db, playerId, { number, totalMinor });
    if (isLast) return totalMinor;
  }
}
