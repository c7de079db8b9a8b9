import { z } from "zod";
import { defineCall } from "../../../call.ts";
import {
  sportsEventSummary,
  sportsIdInput,
  sportsIncident,
  sportsStanding,
} from "../../../entities/sports-event.ts";

export const getSportsStatistics = defineCall({
  name: "get-sports-statistics",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/events/{event}/statistics",
  summary: "Statistics of an event: every incident, both sides' standings and their last meetings",
  access: "anyone",
  params: z.object({ event: sportsIdInput }),
  answers: {
    200: z.object({
      /** Incidents of the match, oldest first. */
      incidents: z.array(sportsIncident),
      home: sportsStanding,
      away: sportsStanding,
      /** Earlier matches between the two sides, newest first. */
      meetings: z.array(sportsEventSummary),
    }),
  },
  errors: ["NOT_FOUND"],
});
