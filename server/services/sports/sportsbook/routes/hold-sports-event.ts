import { holdSportsEvent as call } from "@parlour/contracts/calls/sports/sportsbook/hold-sports-event";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeEvent } from "../change-event.ts";
import type { SportsbookParts } from "../parts.ts";
import { readTradingEvent } from "../trading-view.ts";

/** Suspends an event. This is stronger than the provider's own suspension: the provider's messages do not lift it. */
export function holdSportsEvent(parts: SportsbookParts): Route {
  return route(call, async ({ params: { event }, body: { isHeld, reason }, operator }) => {
    const refusal = await changeEvent(parts, { event, operator, reason }, (before) => ({
      ...before,
      isHeld,
      version: before.version + 1,
    }));
    return refusal ?? (await readTradingEvent(parts, event)) ?? refuse("NOT_FOUND");
  });
}
