import { quoteOwnSlip as call } from "@parlour/contracts/calls/sports/sportsbook/quote-own-slip";
import { type Route, route } from "../../../../kit/service.ts";
import type { SportsbookParts } from "../parts.ts";
import { quoteFor } from "../slip-quote.ts";

export function quoteOwnSlip(parts: SportsbookParts): Route {
  return route(call, ({ body, session }) => quoteFor(parts, body, session.playerId));
}
