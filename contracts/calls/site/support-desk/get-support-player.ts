import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { conversationId, supportPlayer } from "../../../entities/support-desk.ts";

export const getSupportPlayer = defineCall({
  name: "get-support-player",
  service: "support-desk",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/support-panel",
  summary:
    "A player as seen beside a conversation: tier, verification, balance, open cases and latest payments",
  access: "operator",
  role: "SUPPORT",
  auditEveryRead: true,
  params: playerIdParam,
  /** The conversation that the operator is handling, for the audit log. */
  query: z.object({ conversation: conversationId }),
  answers: { 200: supportPlayer },
  errors: ["NOT_FOUND"],
});
