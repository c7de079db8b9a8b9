import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerIdParam } from "../../../entities/player-details.ts";

export const getPlayerClosing = defineCall({
  name: "get-player-closing",
  service: "account-closing",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/closing",
  summary: "The progress of closing a player's account, and why money is held",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE", "PAYMENTS"],
  params: playerIdParam,
  answers: {
    200: z.object({
      closing: z
        .object({
          state: z.enum(["WAITING", "PAYING", "HELD", "CLOSED"]),
          heldReason: z
            .enum(["NO_TARGET", "NOT_VERIFIED", "NOT_PAYABLE", "PAYOUT_DECLINED", "DEBT"])
            .nullable(),
          byPlayer: z.boolean(),
          requestedAt: z.string(),
          closedAt: z.string().nullable(),
        })
        .nullable(),
    }),
  },
});
