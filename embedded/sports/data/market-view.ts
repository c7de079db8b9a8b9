import type { SportsEventSummary, SportsMarket } from "@parlour/contracts/entities/sports-event";
import { type Market, type Price, parseMarketId, playerIdOf, type SportId } from "@parlour/sports";
import type { EventNames } from "../names/market-names.ts";
import type { SlipSelection } from "../slip/slip-state.ts";

/** Converts decimal odds from the API to thousandths. */
export const priceOf = (decimal: number): Price => Math.round(decimal * 1000);
export const decimalOf = (price: Price): number => price / 1000;

export function namesOf(event: SportsEventSummary, market?: SportsMarket): EventNames {
  const players = (market?.outcomes ?? []).map(({ id, name }) => playersOf(market!, id, name));
  return {
    sport: event.sport as SportId,
    home: event.home.name,
    away: event.away.name,
    players: Object.assign({}, ...players),
  };
}

/** The name of the player whom an outcome is about, by the player's id. */
export function playersOf(
  { id }: { id: string },
  outcome: string,
  name: string | null,
): EventNames["players"] {
  const market = parseMarketId(id);
  return market === undefined || name === null ? {} : { [playerIdOf(market, outcome)]: name };
}

/** Parses a market id. Markets of an unknown kind have no name, so they are not shown. */
export const readMarket = (id: string): Market | undefined => parseMarketId(id);

export function selectionOf(
  event: SportsEventSummary,
  market: SportsMarket,
  outcomeId: string,
): SlipSelection | undefined {
  const outcome = market.outcomes.find(({ id }) => id === outcomeId);
  if (!outcome || outcome.price === null) return undefined;
  const price = priceOf(outcome.price);
  const names = namesOf(event, market);
  return {
    eventId: event.id,
    marketId: market.id,
    outcome: outcomeId,
    names: { ...names, players: playersOf(market, outcomeId, outcome.name) },
    live: event.status === "LIVE",
    status: "open",
    price,
    agreedPrice: price,
    ...(market.eachWay && { placeTerms: market.eachWay }),
  };
}

/** Markets that differ only in their line become rows of one table. */
export interface MarketTable {
  readonly key: string;
  readonly market: Market;
  readonly rows: readonly SportsMarket[];
}

export function tablesOf(markets: readonly SportsMarket[]): MarketTable[] {
  const groups = Map.groupBy(markets, ({ kind, of, period, side, number }) =>
    [kind, of, period, side ?? "", number ?? ""].join(":"),
  );
  return [...groups].flatMap(([key, rows]) => {
    const market = readMarket(rows[0]!.id);
    if (market === undefined) return [];
    return [{ key, market, rows: rows.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)) }];
  });
}

/** The line with the most balanced prices, around which a shortened table of lines is centred. */
export function evenRow(rows: readonly SportsMarket[]): SportsMarket {
  const spread = ({ outcomes }: SportsMarket) => {
    const prices = outcomes.flatMap(({ price }) => (price === null ? [] : [price]));
    return prices.length < 2 ? Number.POSITIVE_INFINITY : Math.max(...prices) - Math.min(...prices);
  };
  return rows.reduce((best, row) => (spread(row) < spread(best) ? row : best));
}
