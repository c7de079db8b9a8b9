import type { PlaceTerms } from "../bets/payout.ts";
import { deadHeat, LOST, type Settlement, VOID } from "../bets/settlement.ts";
import type { Margin, Market, MarketKind } from "./market.ts";

/** A final ranking: groups of participants with equal rank, best first. */
export type Ranking = readonly (readonly string[])[];

/** The margin on each of the places that a market pays. */
export const outrightMargin: Margin = { method: "power", permille: 120, winners: 1 };

/**
 * Who finishes in the top `number` of a competition; 1 means the winner. A tie for the last of these places
 * is a dead heat. A participant that is not ranked did not take part, and bets on it are void.
 */
export const outright: MarketKind = {
  id: "outright",
  live: false,
  builder: false,
  margin: outrightMargin,
  outcomes: (_, { players }) => players.map(({ id }) => id),
  reads: (_, __, outcome) => [{ of: `rank#${outcome}`, period: "match" }],
  settle: ({ number = 1 }, _, [score]) => (score ? settlePlace(score[0] - 1, score[1], number) : VOID),
};

/** The settlement of one of `tied` participants that have `before` others ahead of them. */
function settlePlace(before: number, tied: number, places: number): Settlement {
  return before >= places ? LOST : deadHeat(places - before, tied);
}

/** The rank of a participant and how many share it; null if it is not ranked. */
export function readRank(id: string, ranking: Ranking): readonly [rank: number, tied: number] | null {
  let before = 0;
  for (const group of ranking) {
    if (group.includes(id)) return [before + 1, group.length];
    before += group.length;
  }
  return null;
}

/** The market that settles the place part of an each-way bet; undefined if a market has no place part. */
export function placeMarketOf(market: Market, { places }: Pick<PlaceTerms, "places">): Market | undefined {
  if (market.kind === "outright" && (market.number ?? 1) < places) return { ...market, number: places };
  return undefined;
}
