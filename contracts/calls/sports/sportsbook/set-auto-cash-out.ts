import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { amountInput } from "../../../entities/money.ts";
import { sportsBet } from "../../../entities/sports-bet.ts";

export const setAutoCashOut = defineCall({
  name: "set-auto-cash-out",
  service: "sportsbook",
  method: "PUT",
  path: "/services/sportsbook/v1/profiles/{session}/bets/{bet}/cash-out-rule",
  summary: "Close a bet automatically when its cash-out value reaches an amount",
  access: "player",
  params: z.object({ bet: z.string().min(1).max(64) }),
  body: z.strictObject({ target: amountInput }),
  answers: { 200: sportsBet },
  errors: ["NOT_FOUND", "CASH_OUT_NOT_OFFERED"],
});
