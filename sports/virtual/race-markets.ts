import { type Market, marketId } from "../markets/market.ts";
import type { Price } from "../odds/price.ts";
import { orderChance, ordersOf, placeChances, type Weighted } from "./race-chances.ts";
import { eachWayTerms } from "./race-kinds.ts";
import { priceAtReturn, type VirtualMarketKind, virtualReturns } from "./returns.ts";

export type VirtualOutcome = { readonly id: string; readonly price: Price; readonly probability: number };
export type VirtualMarket = {
  readonly id: string;
  readonly kind: VirtualMarketKind;
  readonly market: Market;
  readonly outcomes: readonly VirtualOutcome[];
};

export const raceMarketIds = {
  winner: "raceWinner:points:match:::",
  place: (places: number) => `racePlace:points:match:::${places}`,
  eachWay: (places: number) => `raceEachWay:points:match:::${places}`,
  forecast: "forecast:points:match:::",
  tricast: "tricast:points:match:::",
};

/**
 * Prices all markets of a race from the weights of its runners. Outcomes that would exceed the maximum price
 * are left out.
 */
export function raceMarkets(runners: readonly Weighted[], places: number): VirtualMarket[] {
  const win = placeChances(runners, 1);
  const placed = placeChances(runners, places);
  const orders = (count: number) =>
    ordersOf(runners, count).map((order) => ({
      id: order.join("-"),
      probability: orderChance(runners, order),
    }));
  const single = (chances: ReadonlyMap<number, number>) =>
    [...chances].map(([number, probability]) => ({ id: String(number), probability }));
  return [
    marketOf("raceWinner", undefined, single(win)),
    marketOf("racePlace", places, single(placed)),
    eachWayMarket(win, placed, places),
    marketOf("forecast", undefined, orders(2)),
    marketOf("tricast", undefined, orders(3)),
  ];
}

type Chanced = { id: string; probability: number };

function marketOf(kind: VirtualMarketKind, number: number | undefined, chances: Chanced[]): VirtualMarket {
  const outcomes = chances.flatMap(({ id, probability }) => {
    const price = priceAtReturn(1 / probability, kind);
    return price === undefined ? [] : [{ id, price, probability }];
  });
  return named(kind, number, outcomes);
}

function named(
  kind: VirtualMarketKind,
  number: number | undefined,
  outcomes: VirtualOutcome[],
): VirtualMarket {
  const market: Market = { kind, of: "points", period: "match", ...(number !== undefined && { number }) };
  return { id: marketId(market), kind, market, outcomes };
}

/**
 * For a runner that is placed but does not win: the share of the stake that pays the each-way price, and the
 * share that is refunded.
 */
export function placedShares(places: number): { won: number; returned: number } {
  const { over, under } = eachWayTerms(places);
  return { won: over / (under + over), returned: (under - over) / (2 * (under + over)) };
}

function eachWayMarket(
  win: ReadonlyMap<number, number>,
  placed: ReadonlyMap<number, number>,
  places: number,
): VirtualMarket {
  const { won, returned } = placedShares(places);
  const outcomes = [...win].flatMap(([number, probability]) => {
    const second = placed.get(number)! - probability;
    // The return is price × (win + second × won) + second × returned; `priceOfEachWay` solves this for the
    // price.
    const share = probability + second * won;
    const price = priceOfEachWay(share, second * returned);
    return price === undefined ? [] : [{ id: String(number), price, probability }];
  });
  return named("raceEachWay", places, outcomes);
}

function priceOfEachWay(share: number, returned: number): Price | undefined {
  const wanted = 1 - (returned * 1000) / virtualReturns.raceEachWay;
  return wanted <= 0 ? undefined : priceAtReturn(wanted / share, "raceEachWay");
}
