import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import type { PricedMarket } from "@parlour/sports";
import { fixtureMessage, numbered, pricesOf, toFeedState } from "./feed-messages.ts";
import type { Fixture } from "./fixtures.ts";
import { scriptOf } from "./match-script.ts";

/**
 * Creates feed messages about a match of the calendar, for demo data that is seeded before the calendar starts.
 */
export function calendarMessages(fixture: Fixture, secret: string) {
  const { id } = fixture;
  return {
    fixture: (sequence: number, startsAtMs: number): FeedMessage =>
      numbered(id, sequence, fixtureMessage({ ...fixture, startsAtMs })),
    prices: (sequence: number, priced: readonly PricedMarket[]): FeedMessage => {
      const markets = priced.map(({ id: market, outcomes }) => ({
        id: market,
        isSuspended: false,
        outcomes: outcomes.map(({ outcome, price = null, chance }) => ({ id: outcome, price, chance })),
      }));
      return numbered(id, sequence, { type: "prices", ...pricesOf(markets, []) });
    },
    /** The result of the match as the calendar plays it. */
    result: (sequence: number): FeedMessage => {
      const last = scriptOf(fixture, secret).incidents.at(-1)!;
      return numbered(id, sequence, { type: "result", state: toFeedState(last.state) });
    },
  };
}
