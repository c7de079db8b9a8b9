import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { tradingEvent } from "../../../entities/sports-trading.ts";

export const getTradingEvent = defineCall({
  name: "get-trading-event",
  service: "sportsbook",
  method: "GET",
  path: "/services/operator/v1/sports/events/{event}",
  summary: "An event with its liability by outcome and the latest bets on it",
  access: "operator",
  role: "TRADER",
  polled: true,
  params: z.object({ event: sportsIdInput }),
  answers: { 200: tradingEvent },
  errors: ["NOT_FOUND"],
});
