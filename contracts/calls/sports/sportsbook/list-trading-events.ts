import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsIdInput } from "../../../entities/sports-event.ts";
import { tradingEventSummary } from "../../../entities/sports-trading.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listTradingEvents = defineCall({
  name: "list-trading-events",
  service: "sportsbook",
  method: "GET",
  path: "/services/operator/v1/sports/events",
  summary: "Events with their open bets and liability: the latest start first, upcoming ones soonest first",
  access: "operator",
  role: "TRADER",
  polled: true,
  query: z.object({
    status: z.enum(["live", "upcoming", "finished"]).default("live"),
    sport: sportsIdInput.optional(),
    /** The search term, with at least two letters; finds participants and competitions by name. */
    search: z.string().trim().min(2).max(60).optional(),
    limit: wholeNumberText(1, 100).default(30),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(tradingEventSummary), nextCursor: z.string().nullable() }) },
});
