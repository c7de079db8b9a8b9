import { sportsbookProduct } from "@parlour/rules/free-bet";
import { isVirtualEvent, virtualSportsProvider } from "@parlour/sports";

/**
 * The house's terms as data. Amounts are US cents and are scaled roughly to other currencies; see
 * `rules/stake-limits`.
 */

/**
 * The delay of live bets in seconds by sport, long enough for a goal to reach us before we accept a bet placed by
 * someone who has seen it.
 */
const delays: Readonly<Record<string, number>> = { tennis: 4, "table-tennis": 3, darts: 3, esports: 4 };
const usualDelaySeconds = 5;

export const betDelaySeconds = (sport: string): number => delays[sport] ?? usualDelaySeconds;

export const minimumStake = 10;
export const maximumPayout = 25_000_000;
/** The maximum liability on one outcome, before the match and live, where traders have set no limit. */
export const outcomeLiability = { SCHEDULED: 5_000_000, LIVE: 2_000_000 } as const;

/** A trader's price that is higher than the provider's by more than this needs a second trader's approval. */
export const secondTraderAbovePercent = 20;

/** The share of the fair value that the house keeps when a bet is closed early. */
export const cashOutMarginPermille = 40;
/** A quote is no longer valid once a chance has changed by more than this share, which is half of the margin. */
export const cashOutMovePermille = 20;
export const quoteSeconds = { SCHEDULED: 15, LIVE: 5 } as const;

type Backed = { selections: readonly { eventId: string }[] };

/**
 * Returns the product of a bet. Virtual sports are games of chance, so limits, breaks and bonuses treat their stakes as
 * casino stakes. No bet has selections of both kinds.
 */
export function productOf({ selections }: Backed) {
  return selections.some(({ eventId }) => isVirtualEvent(eventId))
    ? ({ vertical: "casino", provider: virtualSportsProvider, productId: virtualSportsProvider } as const)
    : ({ vertical: "sports", provider: sportsbookProduct, productId: sportsbookProduct } as const);
}
