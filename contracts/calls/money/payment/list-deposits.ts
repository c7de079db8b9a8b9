import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { deposit } from "../../../entities/payment.ts";
import { DEPOSIT_STATUSES } from "../../../enumerations.ts";

export const listDeposits = defineCall({
  name: "list-deposits",
  service: "payment",
  method: "GET",
  path: "/services/payment/profiles/{session}/deposits",
  summary: "The player's deposits, newest first",
  access: "player",
  query: z.object({ status: z.enum(DEPOSIT_STATUSES).optional() }),
  answers: { 200: z.array(deposit) },
});
