import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chatId, chatMessage, chatMessageId, chatText } from "../../../entities/chat.ts";

export const sendChatMessage = defineCall({
  name: "send-chat-message",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/chats/{chatId}/messages",
  summary: "Send a message in your own chat; repeating the id returns the same message",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  body: z.strictObject({ id: chatMessageId, text: chatText }),
  answers: { 200: chatMessage },
  errors: ["NOT_FOUND", "CONFLICT"],
});
