import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsBet } from "../../../entities/sports-bet.ts";

export const removeAutoCashOut = defineCall({
  name: "remove-auto-cash-out",
  service: "sportsbook",
  method: "DELETE",
  path: "/services/sportsbook/v1/profiles/{session}/bets/{bet}/cash-out-rule",
  summary: "Remove the rule that closes a bet automatically",
  access: "player",
  params: z.object({ bet: z.string().min(1).max(64) }),
  answers: { 200: sportsBet },
  errors: ["NOT_FOUND"],
});
