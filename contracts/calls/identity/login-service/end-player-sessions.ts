import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerIdParam } from "../../../entities/player-details.ts";

export const endPlayerSessions = defineCall({
  name: "end-player-sessions",
  service: "login-service",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/sessions/end",
  summary: "End one or all of a player's sessions",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ sessionId: z.string().max(64).optional(), reason: reasonInput }),
  answers: { 200: z.object({ ended: z.number().int() }) },
});
