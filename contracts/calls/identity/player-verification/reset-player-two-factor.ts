import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerIdParam, playerProtection } from "../../../entities/operated-player.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const resetPlayerTwoFactor = defineCall({
  name: "reset-player-two-factor",
  service: "player-verification",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/protection/reset-two-factor",
  summary: "Switches the player's authenticator off, for somebody who has lost it",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: playerProtection },
  errors: ["CONFLICT"],
});
