import { quoteSlip as call } from "@parlour/contracts/calls/sports/sportsbook/quote-slip";
import { type Route, route } from "../../../../kit/service.ts";
import type { SportsbookParts } from "../parts.ts";
import { quoteFor } from "../slip-quote.ts";

export function quoteSlip(parts: SportsbookParts): Route {
  return route(call, ({ body }) => quoteFor(parts, body, null));
}
