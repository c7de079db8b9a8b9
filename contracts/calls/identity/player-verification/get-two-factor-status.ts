import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { TWO_FACTOR_STATUSES } from "../../../enumerations.ts";

export const getTwoFactorStatus = defineCall({
  name: "get-two-factor-status",
  service: "player-verification",
  method: "GET",
  path: "/services/player-verification/v1/profiles/{session}/two-factor/status",
  summary: "The player's two-factor status",
  access: "player",
  answers: { 200: z.object({ status: z.enum(TWO_FACTOR_STATUSES) }) },
  polled: true,
});
