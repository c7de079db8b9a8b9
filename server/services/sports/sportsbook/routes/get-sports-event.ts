import { getSportsEvent as call } from "@parlour/contracts/calls/sports/sportsbook/get-sports-event";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readEventView } from "../stream-topics.ts";

export function getSportsEvent(kit: Kit): Route {
  return route(
    call,
    async ({ params: { event } }) => (await readEventView(kit, event)) ?? refuse("NOT_FOUND"),
  );
}
