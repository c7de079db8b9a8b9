import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { ODDS_FORMATS } from "../../../entities/sports-bet.ts";

export const setOddsFormat = defineCall({
  name: "set-odds-format",
  service: "sportsbook",
  method: "PUT",
  path: "/services/sportsbook/v1/profiles/{session}/odds-format",
  summary: "Choose the odds format for sports and racing",
  access: "player",
  body: z.strictObject({ format: z.enum(ODDS_FORMATS) }),
  answers: { 200: z.object({ format: z.enum(ODDS_FORMATS) }) },
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
