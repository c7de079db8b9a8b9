import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const unmuteTableChatPlayer = defineCall({
  name: "unmute-table-chat-player",
  service: "table-chat",
  method: "POST",
  path: "/services/operator/v1/table-chat/mutes/{playerId}/end",
  summary: "Let a muted player write again before the mute ends",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  params: z.object({ playerId: identifierInput }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: z.object({}) },
  errors: ["NOT_FOUND"],
});
