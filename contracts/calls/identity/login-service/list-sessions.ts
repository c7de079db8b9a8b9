import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerSession } from "../../../entities/player-session.ts";

export const listSessions = defineCall({
  name: "list-sessions",
  service: "login-service",
  method: "GET",
  path: "/services/login-service/v1/profiles/{session}/sessions",
  summary: "The player's open sessions",
  access: "player",
  answers: { 200: z.object({ items: z.array(playerSession) }) },
});
