import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CASH_OUT_CAUSES, cashOutQuote } from "../../../entities/sports-bet.ts";

export const quoteCashOut = defineCall({
  name: "quote-cash-out",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/profiles/{session}/bets/{bet}/cash-out",
  summary: "The value of closing a bet now, and the token that accepts it",
  access: "player",
  params: z.object({ bet: z.string().min(1).max(64) }),
  answers: {
    200: z.object({ quote: cashOutQuote.nullable(), cause: z.enum(CASH_OUT_CAUSES).nullable() }),
  },
  errors: ["NOT_FOUND"],
});
