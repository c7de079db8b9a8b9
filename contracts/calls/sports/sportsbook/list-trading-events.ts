import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { tradingEventSummary } from "../../../entities/sports-trading.ts";

export const listTradingEvents = defineCall({
  name: "list-trading-events",
  service: "sportsbook",
  method: "GET",
  path: "/services/operator/v1/sports/events",
  summary: "Open events with their bets and liability, the highest liability first",
  access: "operator",
  role: "TRADER",
  query: z.object({
    status: z.enum(["live", "upcoming", "open"]).default("open"),
    sport: sportsIdInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(tradingEventSummary) }) },
});
