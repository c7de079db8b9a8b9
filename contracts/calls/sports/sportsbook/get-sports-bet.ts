import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsBet } from "../../../entities/sports-bet.ts";

export const getSportsBet = defineCall({
  name: "get-sports-bet",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/profiles/{session}/bets/{bet}",
  summary: "One of the player's bets",
  access: "player",
  params: z.object({ bet: z.string().min(1).max(64) }),
  answers: { 200: sportsBet },
  errors: ["NOT_FOUND"],
});
