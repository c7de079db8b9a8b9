import type { NumberedPosting } from "@parlour/ledger/read-postings";
import { ledgerPlace } from "@parlour/rules/ledger-measures";

/** The transfers of one day in one currency that share direction and purpose. */
export type Flow = {
  day: string;
  /** The brand of the player; postings without a player belong to the first brand. */
  brandId: string;
  currency: string;
  type: string;
  source: string;
  destination: string;
  gameId: string;
  amountMinor: bigint;
  transfers: number;
};

/** Stakes and payouts of one game on one day; the sum of squares gives the variance. */
export type GameDay = {
  day: string;
  brandId: string;
  currency: string;
  gameId: string;
  bets: number;
  stakeMinor: bigint;
  winMinor: bigint;
  stakeSquares: bigint;
  winSquares: bigint;
  stakeWins: bigint;
};

/** A posting with the game it belongs to, if any, and the brand of its player. */
export type PlayedPosting = NumberedPosting & { gameId: string; brandId: string };

/** Returns the UTC day of a time; the ledger uses UTC as well. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export function flowsOf(posting: PlayedPosting): Flow[] {
  return posting.transfers.map(({ from, to, amountMinor }) => ({
    day: dayOf(posting.postedAt),
    brandId: posting.brandId,
    currency: from.id.split(":")[1] ?? "",
    type: posting.type,
    source: ledgerPlace(from),
    destination: ledgerPlace(to),
    gameId: posting.gameId,
    amountMinor,
    transfers: 1,
  }));
}

/**
 * Returns what a posting adds to a game's daily stakes and payouts. Returns undefined for a rollback, and for a posting
 * that has no game or moves neither stakes nor payouts.
 */
export function gameDayOf(posting: PlayedPosting): GameDay | undefined {
  if (posting.gameId === "" || posting.type === "ROLLBACK") return undefined;
  let stakeMinor = 0n;
  let winMinor = 0n;
  const flows = flowsOf(posting);
  for (const { source, destination, amountMinor } of flows) {
    if (isRevenue(destination) && !isRevenue(source)) stakeMinor += amountMinor;
    // Jackpot contributions are eventually paid to players, so they count as payouts in the return to player.
    if (isRevenue(source)) winMinor += amountMinor;
  }
  if (stakeMinor === 0n && winMinor === 0n) return undefined;
  return {
    day: dayOf(posting.postedAt),
    brandId: posting.brandId,
    currency: flows[0]!.currency,
    gameId: posting.gameId,
    bets: stakeMinor > 0n ? 1 : 0,
    stakeMinor,
    winMinor,
    stakeSquares: stakeMinor * stakeMinor,
    winSquares: winMinor * winMinor,
    stakeWins: stakeMinor * winMinor,
  };
}

function isRevenue(place: string): boolean {
  return place.startsWith("house:revenue");
}

/** Sums flows that differ only in their amounts. */
export function sumFlows(flows: Iterable<Flow>): Flow[] {
  const sums = new Map<string, Flow>();
  for (const flow of flows) {
    const key = JSON.stringify([
      flow.day,
      flow.currency,
      flow.type,
      flow.source,
      flow.destination,
      flow.gameId,
      flow.brandId,
    ]);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...flow });
    else {
      sum.amountMinor += flow.amountMinor;
      sum.transfers += flow.transfers;
    }
  }
  return [...sums.values()];
}

export function sumGameDays(days: Iterable<GameDay>): GameDay[] {
  const sums = new Map<string, GameDay>();
  for (const one of days) {
    const key = `${one.day} ${one.currency} ${one.gameId} ${one.brandId}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { ...one });
    else {
      sum.bets += one.bets;
      sum.stakeMinor += one.stakeMinor;
      sum.winMinor += one.winMinor;
      sum.stakeSquares += one.stakeSquares;
      sum.winSquares += one.winSquares;
      sum.stakeWins += one.stakeWins;
    }
  }
  return [...sums.values()];
}
