import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chat, chatId } from "../../../entities/chat.ts";

export const takeChat = defineCall({
  name: "take-chat",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/chats/{chatId}/take",
  summary: "Take a waiting chat; if two operators try, one of them gets it",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  answers: { 200: chat },
  errors: ["NOT_FOUND", "CONFLICT"],
});
