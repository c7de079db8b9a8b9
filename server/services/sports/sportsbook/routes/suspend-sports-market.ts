import { suspendSportsMarket as call } from "@parlour/contracts/calls/sports/sportsbook/suspend-sports-market";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeEvent } from "../change-event.ts";
import type { SportsbookParts } from "../parts.ts";
import { hasGenerousPrice, withMarketSuspended } from "../trading.ts";
import { readTradingEvent } from "../trading-view.ts";

/**
 * Suspends a market, whatever the provider sends. A market that is not offered now can be suspended before it comes
 * back.
 */
export function suspendSportsMarket(parts: SportsbookParts): Route {
  return route(call, async ({ params: { event }, body: { market, isSuspended, reason }, operator }) => {
    const refusal = await changeEvent(parts, { event, operator, reason }, async (before, tx) => {
      // The provider's price may have fallen far below the trader's while the market was suspended, so resuming it may
      // need a second trader.
      const isHigh = !isSuspended && hasGenerousPrice(before, market);
      if (isHigh && (await parts.kit.fourEyes.needsSecondPerson(tx, "SPORTS_PRICE"))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      const trading = withMarketSuspended(before.trading, market, isSuspended);
      return { ...before, trading, version: before.version + 1 };
    });
    return refusal ?? (await readTradingEvent(parts, event)) ?? refuse("NOT_FOUND");
  });
}
