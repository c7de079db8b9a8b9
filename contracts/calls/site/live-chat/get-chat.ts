import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chat, chatId, chatMessage, chatSequence } from "../../../entities/chat.ts";

export const getChat = defineCall({
  name: "get-chat",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chats/{chatId}",
  summary: "One chat with its messages",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  query: z.object({ after: chatSequence }),
  answers: { 200: z.object({ chat, messages: z.array(chatMessage) }) },
  errors: ["NOT_FOUND"],
});
