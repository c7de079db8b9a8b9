import type { MarketKindId } from "../markets/market.ts";
import { HIGHEST_PRICE, type Price, priceStep } from "../odds/price.ts";

/**
 * The stated return of every virtual market, in thousandths of the stake. All outcomes of a market have the
 * same return, apart from prices being rounded down.
 */
export const virtualReturns = {
  result: 940,
  doubleChance: 940,
  total: 940,
  bothScore: 940,
  correctScore: 880,
  raceWinner: 900,
  racePlace: 900,
  raceEachWay: 900,
  forecast: 850,
  tricast: 800,
} as const satisfies Partial<Record<MarketKindId, number>>;
export type VirtualMarketKind = keyof typeof virtualReturns;

/** The lowest price on offer; lower prices pay too little to be worth betting on. */
const lowestVirtualPrice: Price = 1_010;

/**
 * The price for fair decimal odds at the stated return; undefined if it is too short or too long to offer.
 */
export function priceAtReturn(fairDecimal: number, kind: VirtualMarketKind): Price | undefined {
  const exact = fairDecimal * virtualReturns[kind];
  if (exact < lowestVirtualPrice || exact > HIGHEST_PRICE) return undefined;
  const step = priceStep(exact);
  return Math.floor(exact / step) * step;
}
