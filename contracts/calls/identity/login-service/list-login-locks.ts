import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loginLock, playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";

export const listLoginLocks = defineCall({
  name: "list-login-locks",
  service: "login-service",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/login-locks",
  summary: "A player's recent failed logins and the resulting locks",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: z.array(loginLock) },
  errors: ["NOT_FOUND"],
});
