import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsEventSummary, sportsIdInput } from "../../../entities/sports-event.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listSportsEvents = defineCall({
  name: "list-sports-events",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/events",
  summary: "Events: live, upcoming or results; by sport, competition or search text",
  access: "anyone",
  query: z.object({
    status: z.enum(["live", "upcoming", "results", "open"]).default("open"),
    sport: sportsIdInput.optional(),
    competition: sportsIdInput.optional(),
    /** The search term, with at least two letters; finds participants and competitions by name. */
    search: z.string().trim().min(2).max(60).optional(),
    /** Lists only the events with these ids, such as favourites; separated by commas. */
    ids: z.string().max(2_000).optional(),
    limit: wholeNumberText(1, 100).default(30),
    cursor: z.string().max(200).optional(),
  }),
  answers: { 200: z.object({ items: z.array(sportsEventSummary), nextCursor: z.string().nullable() }) },
});
