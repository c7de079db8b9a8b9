import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { withdrawal } from "../../../entities/payment.ts";
import { WITHDRAWAL_STATUSES } from "../../../enumerations.ts";

export const listWithdrawals = defineCall({
  name: "list-withdrawals",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/withdrawals",
  summary: "The player's withdrawals, newest first",
  access: "player",
  query: z.object({ status: z.enum(WITHDRAWAL_STATUSES).optional() }),
  answers: { 200: z.array(withdrawal) },
});
