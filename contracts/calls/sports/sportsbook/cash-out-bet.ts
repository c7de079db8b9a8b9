import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsBet } from "../../../entities/sports-bet.ts";

export const cashOutBet = defineCall({
  name: "cash-out-bet",
  service: "sportsbook",
  method: "POST",
  path: "/services/sportsbook/v1/profiles/{session}/bets/{bet}/cash-out",
  summary: "Close a bet, or a part of it, at the quoted value",
  access: "player",
  params: z.object({ bet: z.string().min(1).max(64) }),
  body: z.strictObject({
    token: z.string().min(1).max(400),
    /** The part of the open stake in thousandths; 1000 closes the bet. */
    partPermille: z.number().int().min(1).max(1_000).default(1_000),
  }),
  answers: { 200: sportsBet },
  errors: ["NOT_FOUND", "CASH_OUT_CHANGED", "CASH_OUT_NOT_OFFERED", "OVERLOADED", "UNAVAILABLE"],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
