import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerDetails, playerIdParam } from "../../../entities/player-details.ts";

export const forceRequiredAction = defineCall({
  name: "force-required-action",
  service: "profile",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/required-actions",
  summary: "Require an action at the player's next login; ends their sessions",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({
    action: z.enum(["forcePasswordReset", "forcePhoneNumberReset", "forcePinReset"]),
    reason: reasonInput,
  }),
  answers: { 200: playerDetails },
  errors: ["NOT_FOUND", "CONFLICT"],
});
