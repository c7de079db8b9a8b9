import { FIRST_BRAND_ID } from "@parlour/contracts/entities/brand";
import { type NumberedPosting, readPostings } from "@parlour/ledger/read-postings";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { RoundGames } from "../../../kit/ports/round-games.ts";
import { dayOf, flowsOf, gameDayOf, type PlayedPosting, sumFlows, sumGameDays } from "./flow.ts";
import {
  addCurrencies,
  addFlows,
  addGameDays,
  lockProgress,
  updateProgress,
  widenDay,
} from "./report-store.ts";

const batch = 5_000;

/**
 * Postings newer than this wait for the next run, because one with a smaller number may not be visible yet. The
 * database ends any transaction before it lasts this long.
 */
const settlingMs = 60_000;

/**
 * Aggregates the postings since the last run, except those that are too recent; returns how many there were.
 */
export async function aggregatePostings(kit: Kit, roundGames: RoundGames): Promise<number> {
  let aggregated = 0;
  for (;;) {
    const count = await kit.db.transaction((tx) => aggregateBatch(kit, tx, roundGames));
    aggregated += count;
    if (count < batch) return aggregated;
  }
}

async function aggregateBatch(kit: Kit, tx: Transaction, roundGames: RoundGames): Promise<number> {
  const after = await lockProgress(tx);
  if (after === undefined) return 0;
  const now = kit.clock.now();
  const settledBefore = new Date(now.getTime() - settlingMs);
  const read = await readPostings(tx.client, { after, limit: batch });
  const unsettled = read.findIndex(({ postedAt }) => postedAt >= settledBefore);
  const settled = unsettled === -1 ? read : read.slice(0, unsettled);
  const postings = await withGames(kit, tx, settled, roundGames);
  const flows = sumFlows(postings.flatMap(flowsOf));
  if (flows.length > 0) {
    await addFlows(tx, flows);
    await addCurrencies(tx, flows);
    const games = sumGameDays(postings.flatMap((posting) => gameDayOf(posting) ?? []));
    if (games.length > 0) await addGameDays(tx, games);
    for (const [day, first, last] of daysOf(postings)) await widenDay(tx, day, first, last);
  }
  await updateProgress(tx, settled.at(-1)?.number ?? after, now);
  return settled.length;
}

export async function withGames(
  { brands }: Pick<Kit, "brands">,
  db: Queryable,
  postings: readonly NumberedPosting[],
  roundGames: RoundGames,
): Promise<PlayedPosting[]> {
  const rounds = postings.filter(
    ({ reference, transfers }) => reference?.kind === "round" && transfers.length > 0,
  );
  const keys = rounds.map(({ playerId, reference }) => ({ playerId, roundId: reference!.id }));
  const found = await roundGames(db, keys);
  const games = new Map(rounds.map(({ number }, index) => [number, found[index] ?? ""]));
  const brandIds = await brands.idsOfPlayers(
    postings.map(({ playerId }) => playerId),
    db,
  );
  return postings.map((posting) => ({
    ...posting,
    gameId: games.get(posting.number) ?? "",
    brandId: brandIds.get(posting.playerId) ?? FIRST_BRAND_ID,
  }));
}

function daysOf(postings: readonly PlayedPosting[]): [day: string, first: bigint, last: bigint][] {
  const days = new Map<string, [string, bigint, bigint]>();
  for (const { postedAt, number } of postings) {
    const day = dayOf(postedAt);
    const known = days.get(day);
    if (known === undefined) days.set(day, [day, number, number]);
    else known[2] = number;
  }
  return [...days.values()];
}
