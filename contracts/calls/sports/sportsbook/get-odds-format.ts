import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { ODDS_FORMATS } from "../../../entities/sports-bet.ts";

export const getOddsFormat = defineCall({
  name: "get-odds-format",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/profiles/{session}/odds-format",
  summary: "The odds format that the player has chosen for sports and racing; null if none",
  access: "player",
  answers: { 200: z.object({ format: z.enum(ODDS_FORMATS).nullable() }) },
});
