import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chat, chatId } from "../../../entities/chat.ts";

export const closeChat = defineCall({
  name: "close-chat",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/chats/{chatId}/close",
  summary: "End a chat; its transcript is kept",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  answers: { 200: chat },
  errors: ["NOT_FOUND", "CONFLICT"],
});
