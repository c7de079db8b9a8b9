import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerIdParam, playerProtection } from "../../../entities/player-details.ts";

export const resetPlayerTwoFactor = defineCall({
  name: "reset-player-two-factor",
  service: "player-verification",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/protection/reset-two-factor",
  summary: "Turn off a player's two-factor authentication after they lost the authenticator",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: playerProtection },
  errors: ["CONFLICT"],
});
