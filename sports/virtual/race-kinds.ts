import { LOST, type Settlement, WON } from "../bets/settlement.ts";
import type { Margin, MarketContext, MarketKind, Score } from "../markets/market.ts";

/** The margin of all race markets, as a placeholder: `race-markets.ts` prices each outcome of a race separately. */
const each: Margin = { method: "each", permille: 0, winners: 1 };

const numbersOf = (outcome: string): number[] => outcome.split("-").map(Number);
const reads: MarketKind["reads"] = (_, __, outcome) =>
  numbersOf(outcome).map((number) => ({ of: `finish#${number}`, period: "match" }));

function ordersOf({ players }: MarketContext, places: number): string[] {
  const ids = players.map(({ id }) => id);
  const extend = (order: readonly string[]): string[] =>
    order.length === places
      ? [order.join("-")]
      : ids.filter((id) => !order.includes(id)).flatMap((id) => extend([...order, id]));
  return extend([]);
}

/** Wins if every selected runner finishes in exactly the position it was selected for. */
function inOrder(scores: readonly (Score | null)[]): Settlement {
  return scores.every((score, index) => score?.[0] === index + 1) ? WON : LOST;
}

const raceKind = (id: MarketKind["id"], named: number, settle: MarketKind["settle"]): MarketKind => ({
  id,
  live: false,
  builder: false,
  margin: each,
  outcomes: (_, context) => ordersOf(context, named),
  reads,
  settle,
});

export const raceWinner = raceKind("raceWinner", 1, (_, __, scores) => inOrder(scores));
export const forecast = raceKind("forecast", 2, (_, __, scores) => inOrder(scores));
export const tricast = raceKind("tricast", 3, (_, __, scores) => inOrder(scores));

/** Wins if the runner finishes in the first `number` places. */
export const racePlace = raceKind("racePlace", 1, ({ number = 1 }, _, [score]) =>
  score && score[0] <= number ? WON : LOST,
);

/** The part of the odds that the place half of an each-way bet pays. */
export const eachWayTerms = (places: number): { over: number; under: number } =>
  places >= 3 ? { over: 1, under: 5 } : { over: 1, under: 4 };

/**
 * An each-way bet: half the stake to win, half to be placed. Its price is what the whole stake returns if the
 * runner wins.
 */
export const raceEachWay = raceKind("raceEachWay", 1, ({ number = 1 }, _, [score]) => {
  if (!score || score[0] > number) return LOST;
  return score[0] === 1 ? WON : { kind: "PLACED", ...eachWayTerms(number) };
});
