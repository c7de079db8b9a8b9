import type { MatchState, Price } from "@parlour/sports";
import { secondTraderAbovePercent } from "./betting-rules.ts";
import type { Chance, EventMarket, SportsEventRecord, Trading, VoidedSelection } from "./event.ts";

export const noTrading: Trading = { suspended: [], prices: {}, voided: [], isResultManual: false };

export const isVoided = ({ voided }: Trading, market: string, outcome: string): boolean =>
  voided.some((one) => one.market === market && (one.outcome === null || one.outcome === outcome));

export const isMarketVoided = ({ voided }: Trading, market: string): boolean =>
  voided.some((one) => one.market === market && one.outcome === null);

type Traded = Pick<SportsEventRecord, "markets" | "trading">;

/** Returns the markets that players can bet on: the provider's markets, with the traders' decisions applied. */
export function marketsOnOffer({ markets, trading }: Traded): readonly EventMarket[] {
  const { suspended, prices, voided } = trading;
  if (suspended.length === 0 && voided.length === 0 && Object.keys(prices).length === 0) return markets;
  return markets
    .filter(({ id }) => !isMarketVoided(trading, id))
    .map((market) => ({
      ...market,
      isSuspended: market.isSuspended || suspended.includes(market.id),
      outcomes: market.outcomes.map(({ id, price, chance }) => {
        if (isVoided(trading, market.id, id)) return { id, price: null, chance: null };
        const ours = prices[market.id]?.[id];
        if (ours === undefined || price === null) return { id, price, chance };
        return { id, price: ours, chance: chance && scaled(chance, price, ours) };
      }),
    }));
}

/** Adjusts the chance to the trader's price; otherwise a bet taken at that price could be cashed out at a profit. */
function scaled({ won, returned }: Chance, feedPrice: Price, ours: Price): Chance {
  return { won: Math.min(1 - returned, (won * feedPrice) / ours), returned };
}

/**
 * Returns whether a trader has overridden a price. The model does not know that price, so the market cannot be part of
 * a bet builder.
 */
export const isOverridden = ({ prices }: Trading, market: string): boolean =>
  Object.keys(prices[market] ?? {}).length > 0;

export const hasOutcome = ({ markets }: Traded, market: string, outcome: string): boolean =>
  markets.some(({ id, outcomes }) => id === market && outcomes.some((one) => one.id === outcome));

/**
 * Returns whether a price is so much better for players than the provider's that one trader may not offer it alone. If
 * the provider currently has no price, every price is considered too generous.
 */
export function isGenerous({ markets }: Traded, market: string, outcome: string, ours: Price): boolean {
  const offered = markets.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome);
  if (!offered || offered.price === null) return true;
  return ours * 100 > offered.price * (100 + secondTraderAbovePercent);
}

/** Returns whether a market has a trader's price so generous that one trader may not resume the market alone. */
export const hasGenerousPrice = (event: Traded, market: string): boolean =>
  Object.entries(event.trading.prices[market] ?? {}).some(([outcome, price]) =>
    isGenerous(event, market, outcome, price),
  );

/**
 * Suspends markets with overridden prices when the score changes. A trader's price was meant for the old score, so the
 * market stays suspended until a trader confirms the price.
 */
export function suspendOverrides(
  trading: Trading,
  before: MatchState | null,
  after: MatchState | null,
): Trading {
  const overridden = Object.keys(trading.prices).filter((market) => isOverridden(trading, market));
  if (overridden.length === 0) return trading;
  if (JSON.stringify(before?.segments) === JSON.stringify(after?.segments)) return trading;
  return { ...trading, suspended: [...new Set([...trading.suspended, ...overridden])] };
}

export function withMarketSuspended(trading: Trading, market: string, isSuspended: boolean): Trading {
  const others = trading.suspended.filter((id) => id !== market);
  return { ...trading, suspended: isSuspended ? [...others, market] : others };
}

/** Sets a trader's price; null restores the provider's price. */
export function withPrice(trading: Trading, market: string, outcome: string, price: Price | null): Trading {
  const { [market]: known = {}, ...others } = trading.prices;
  const { [outcome]: _, ...rest } = known;
  const changed = price === null ? rest : { ...rest, [outcome]: price };
  return {
    ...trading,
    prices: Object.keys(changed).length === 0 ? others : { ...others, [market]: changed },
  };
}

export function withVoid(trading: Trading, { market, outcome }: VoidedSelection, isVoid: boolean): Trading {
  const others = trading.voided.filter((one) => one.market !== market || one.outcome !== outcome);
  return { ...trading, voided: isVoid ? [...others, { market, outcome }] : others };
}
