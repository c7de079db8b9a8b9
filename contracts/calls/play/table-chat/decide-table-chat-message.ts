import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { moderatedChatMessage } from "../../../entities/table-chat.ts";

export const decideTableChatMessage = defineCall({
  name: "decide-table-chat-message",
  service: "table-chat",
  method: "POST",
  path: "/services/operator/v1/table-chat/messages/{messageId}/decision",
  summary: "Remove a message from a live table's chat, or keep it although players have reported it",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  params: z.object({ messageId: z.uuid() }),
  body: z.strictObject({ decision: z.enum(["REMOVED", "APPROVED"]), reason: reasonInput }),
  answers: { 200: moderatedChatMessage },
  errors: ["NOT_FOUND", "CONFLICT"],
});
