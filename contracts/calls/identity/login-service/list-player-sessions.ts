import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatedSession, playerDeskRoles, playerIdParam } from "../../../entities/operated-player.ts";
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
  answers: { 200: z.object({ sessions: z.array(operatedSession), signIns: z.array(loginRecord) }) },
});
