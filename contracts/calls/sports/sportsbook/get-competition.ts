import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  sportsEvent,
  sportsEventSummary,
  sportsIdInput,
  sportsStanding,
} from "../../../entities/sports-event.ts";

export const getCompetition = defineCall({
  name: "get-competition",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/competitions/{competition}",
  summary: "A competition: its table, outrights, the next events and the latest results",
  access: "anyone",
  params: z.object({ competition: sportsIdInput }),
  answers: {
    200: z.object({
      id: z.string(),
      sport: z.string(),
      name: z.string(),
      standings: z.array(sportsStanding),
      /** Outright events for the competition, with markets on the winner and the top finishers. */
      outrights: z.array(sportsEvent),
      /** Live events first, then by starting time. */
      fixtures: z.array(sportsEventSummary),
      results: z.array(sportsEventSummary),
    }),
  },
  errors: ["NOT_FOUND"],
});
