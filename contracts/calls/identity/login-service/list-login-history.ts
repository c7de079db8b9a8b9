import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loginRecord } from "../../../entities/player-session.ts";

export const listLoginHistory = defineCall({
  name: "list-login-history",
  service: "login-service",
  method: "GET",
  path: "/services/login-service/v1/profiles/{session}/login-history",
  summary: "The player's latest logins, newest first",
  access: "player",
  answers: { 200: z.object({ items: z.array(loginRecord) }) },
});
