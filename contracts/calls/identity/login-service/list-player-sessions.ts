import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, sessionDetails } from "../../../entities/player-details.ts";
import { loginRecord } from "../../../entities/player-session.ts";

export const listPlayerSessions = defineCall({
  name: "list-player-sessions",
  service: "login-service",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/sessions",
  summary: "A player's sessions and logins, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: z.object({ sessions: z.array(sessionDetails), signIns: z.array(loginRecord) }) },
});
