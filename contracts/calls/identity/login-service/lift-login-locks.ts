import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { loginLock, playerIdParam } from "../../../entities/player-details.ts";

export const liftLoginLocks = defineCall({
  name: "lift-login-locks",
  service: "login-service",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/login-locks/lift",
  summary: "Clear a player's failed login attempts so that they can try again at once",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: z.array(loginLock) },
  errors: ["NOT_FOUND", "CONFLICT"],
});
