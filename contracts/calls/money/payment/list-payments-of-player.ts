import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, playerPayment } from "../../../entities/operated-player.ts";

export const listPaymentsOfPlayer = defineCall({
  name: "list-payments-of-player",
  service: "payment",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/payments",
  summary: "A player's deposits, withdrawals and transfers, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: z.object({ items: z.array(playerPayment), more: z.boolean() }) },
});
