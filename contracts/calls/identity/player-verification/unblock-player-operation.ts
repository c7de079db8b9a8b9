import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { BLOCKABLE, playerIdParam, playerProtection } from "../../../entities/player-details.ts";

export const unblockPlayerOperation = defineCall({
  name: "unblock-player-operation",
  service: "player-verification",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/protection/unblock",
  summary: "Unblock an operation, the password or the PIN after too many wrong attempts",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ operation: z.enum(BLOCKABLE), reason: reasonInput }),
  answers: { 200: playerProtection },
  errors: ["CONFLICT"],
});
