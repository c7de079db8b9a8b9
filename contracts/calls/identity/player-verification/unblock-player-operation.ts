import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerIdParam, playerProtection } from "../../../entities/operated-player.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const unblockPlayerOperation = defineCall({
  name: "unblock-player-operation",
  service: "player-verification",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/protection/unblock",
  summary: "Unblock an operation that was blocked by too many wrong codes",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ operation: z.enum(MFA_OPERATIONS), reason: reasonInput }),
  answers: { 200: playerProtection },
  errors: ["CONFLICT"],
});
