import { getTradingEvent as call } from "@parlour/contracts/calls/sports/sportsbook/get-trading-event";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SportsbookParts } from "../parts.ts";
import { readTradingEvent } from "../trading-view.ts";

export function getTradingEvent(parts: SportsbookParts): Route {
  return route(
    call,
    async ({ params }) => (await readTradingEvent(parts, params.event)) ?? refuse("NOT_FOUND"),
  );
}
