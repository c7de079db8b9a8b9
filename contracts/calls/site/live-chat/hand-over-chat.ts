import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chat, chatId } from "../../../entities/chat.ts";
import { identifierInput } from "../../../entities/text.ts";

export const handOverChat = defineCall({
  name: "hand-over-chat",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/chats/{chatId}/hand-over",
  summary: "Hand over your chat to another operator, or back to the front of the queue",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  body: z.strictObject({ operator: z.strictObject({ id: identifierInput }).nullable() }),
  answers: { 200: chat },
  errors: ["NOT_FOUND", "CONFLICT", "AGENT_NOT_AVAILABLE"],
});
