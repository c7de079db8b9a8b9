import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsEvent, sportsIdInput } from "../../../entities/sports-event.ts";

export const getSportsEvent = defineCall({
  name: "get-sports-event",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/events/{event}",
  summary: "An event with all its markets and prices",
  access: "anyone",
  params: z.object({ event: sportsIdInput }),
  answers: { 200: sportsEvent },
  errors: ["NOT_FOUND"],
});
