import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { chatId } from "../../../entities/chat.ts";

export const showChatTyping = defineCall({
  name: "show-chat-typing",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/chats/{chatId}/typing",
  summary: "Show the visitor that the operator is typing",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND", "CONFLICT"],
});
