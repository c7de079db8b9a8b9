import { getTradingEvent as call } from "@parlour/contracts/calls/sports/sportsbook/get-trading-event";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readTradingEvent } from "../trading-view.ts";

export function getTradingEvent(kit: Kit): Route {
  return route(
    call,
    async ({ params }) => (await readTradingEvent(kit, params.event)) ?? refuse("NOT_FOUND"),
  );
}
