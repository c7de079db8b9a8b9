import { marketKinds } from "../markets/kinds.ts";
import type { MarketContext, Score } from "../markets/market.ts";
import { type Market, marketId } from "../markets/market.ts";
import type { Strength } from "../model/sport.ts";
import { dixonColes, football } from "../model/sports/football.ts";
import type { VirtualMarket } from "./race-markets.ts";
import { priceAtReturn, type VirtualMarketKind } from "./returns.ts";

const AVERAGE_GOALS = 1.35;
const HOME = 1.14;
/** Weights are whole numbers, so the draw has exactly the chances that the prices are based on. */
const WEIGHTS = 10_000_000;

export type ScoreWeight = { readonly score: Score; readonly weight: number };

/** Every final score that can happen, with its weight. */
export function scoreWeights(home: Strength, away: Strength): readonly ScoreWeight[] {
  const grid = dixonColes(
    AVERAGE_GOALS * HOME * Math.exp(home.attack - away.defence),
    (AVERAGE_GOALS / HOME) * Math.exp(away.attack - home.defence),
  );
  return grid
    .flatMap((row, h) =>
      row.map((chance, a) => ({ score: [h, a] as const, weight: Math.round(chance * WEIGHTS) })),
    )
    .filter(({ weight }) => weight > 0);
}

/** The market context that the sportsbook uses to settle football. */
export const matchContext: MarketContext = football.model(
  { attack: 0, defence: 0 },
  { attack: 0, defence: 0 },
).context;

const offers: readonly { kind: VirtualMarketKind; line?: number }[] = [
  { kind: "result" },
  { kind: "doubleChance" },
  { kind: "total", line: 1.5 },
  { kind: "total", line: 2.5 },
  { kind: "total", line: 3.5 },
  { kind: "bothScore" },
  { kind: "correctScore" },
];

/** Prices all markets of a match from the distribution of its final score. */
export function matchMarkets(weights: readonly ScoreWeight[]): VirtualMarket[] {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  return offers.map(({ kind, line }) => {
    const market: Market = { kind, of: "points", period: "match", ...(line !== undefined && { line }) };
    const outcomes = marketKinds[kind].outcomes(market, matchContext).flatMap((id) => {
      const won = weights
        .filter(({ score }) => marketKinds[kind].settle(market, id, [score], matchContext).kind === "WON")
        .reduce((sum, { weight }) => sum + weight, 0);
      const price = won === 0 ? undefined : priceAtReturn(total / won, kind);
      return price === undefined ? [] : [{ id, price, probability: won / total }];
    });
    return { id: marketId(market), kind, market, outcomes };
  });
}
