import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Chance } from "../bets/cash-out.ts";
import type { PlaceTerms } from "../bets/payout.ts";
import { applyMargin } from "../markets/margin.ts";
import { type Market, marketId } from "../markets/market.ts";
import { outrightMargin } from "../markets/outright.ts";
import type { Price } from "../odds/price.ts";
import { type Season, simulateSeason } from "./simulate-season.ts";

export interface SeasonMarket {
  readonly id: string;
  readonly market: Market;
  readonly outcomes: readonly {
    readonly id: string;
    readonly price: Price | null;
    readonly chance: Chance;
  }[];
  /** The terms of each-way bets; null if none are offered. */
  readonly eachWay: PlaceTerms | null;
}

/** The number of simulated seasons; with different draws, prices change by only about a hundredth. */
const SEASONS = 4_000;

/** Markets are offered on the winner and on the top 2, 3 and 4, if the field is large enough. */
const placesOffered = [1, 2, 3, 4];

/** A participant that is almost certain to win or to lose has no price. */
const [LEAST, MOST] = [0.0005, 0.985];

/**
 * Each-way terms in order of preference. The site offers the first terms under which no participant's each-way
 * bet has an expected return above `MOST_RETURNED`.
 */
const termsOffered: readonly PlaceTerms[] = [
  { places: 3, over: 1, under: 4 },
  { places: 3, over: 1, under: 5 },
  { places: 2, over: 1, under: 4 },
  { places: 2, over: 1, under: 5 },
];
const MOST_RETURNED = 0.95;

/** All outright markets of a season, priced from one simulation, so that they agree with each other. */
export function seasonMarkets(season: Season, random: RandomSource): SeasonMarket[] {
  const chances = simulateSeason(season, random, SEASONS);
  const field = season.participants.length;
  return placesOffered
    .filter((places) => places * 2 <= field)
    .flatMap((places) => {
      const won = season.participants.map((id) => chances.get(id)![places - 1]!);
      const prices = pricesFor(won, places);
      if (prices === undefined) return [];
      const market: Market = { kind: "outright", of: "points", period: "match", number: places };
      const outcomes = season.participants.map((id, at) => ({
        id,
        price: prices[at] ?? null,
        chance: { won: won[at]!, returned: 0 },
      }));
      const eachWay = places === 1 ? placeTerms(season.participants, chances, prices) : null;
      return [{ id: marketId(market), market, outcomes, eachWay }];
    });
}

/** Returns the prices of a market; undefined if too few participants are still competing for its places. */
function pricesFor(won: readonly number[], places: number): (Price | undefined)[] | undefined {
  const open = won.filter((p) => p > LEAST && p < MOST);
  const sure = won.filter((p) => p >= MOST).length;
  const left = places - sure;
  if (left < 1 || open.length < left + 1) return undefined;
  // The chances of the participants still in contention add up to roughly the number of places left.
  const sum = open.reduce((all, p) => all + p, 0);
  if (sum * (1 + outrightMargin.permille / 1000) >= open.length) return undefined;
  const prices = applyMargin(open, { ...outrightMargin, winners: sum });
  let at = 0;
  return won.map((p) => (p > LEAST && p < MOST ? prices[at++] : undefined));
}

function placeTerms(
  participants: readonly string[],
  chances: ReadonlyMap<string, readonly number[]>,
  prices: readonly (Price | undefined)[],
): PlaceTerms | null {
  const isFair = ({ places, over, under }: PlaceTerms) =>
    participants.every((id, at) => {
      const price = prices[at];
      if (price === undefined) return true;
      const [win, place] = [chances.get(id)![0]!, chances.get(id)![places - 1]!];
      const paid = (win * price) / 1000 + place * (1 + ((price / 1000 - 1) * over) / under);
      return paid / 2 <= MOST_RETURNED;
    });
  return termsOffered.find((terms) => terms.places * 2 < participants.length && isFair(terms)) ?? null;
}
