import { overrideSportsPrice as call } from "@parlour/contracts/calls/sports/sportsbook/override-sports-price";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeEvent } from "../change-event.ts";
import type { SportsbookParts } from "../parts.ts";
import { hasOutcome, isGenerous, withPrice } from "../trading.ts";
import { readTradingEvent } from "../trading-view.ts";

/**
 * Overrides a price. An override can be removed at any time, but set only while the provider offers the outcome. A
 * generous one needs a second trader; see proposed-price.ts.
 */
export function overrideSportsPrice(parts: SportsbookParts): Route {
  return route(call, async ({ params: { event }, body: { market, outcome, price, reason }, operator }) => {
    const refusal = await changeEvent(parts, { event, operator, reason }, async (before, tx) => {
      if (price !== null && !hasOutcome(before, market, outcome)) return refuse("NOT_FOUND");
      const thousandths = price === null ? null : Math.round(price * 1000);
      const isHigh = thousandths !== null && isGenerous(before, market, outcome, thousandths);
      if (isHigh && (await parts.kit.fourEyes.needsSecondPerson(tx, "SPORTS_PRICE"))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      const trading = withPrice(before.trading, market, outcome, thousandths);
      return { ...before, trading, version: before.version + 1 };
    });
    return refusal ?? (await readTradingEvent(parts, event)) ?? refuse("NOT_FOUND");
  });
}
