import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chat, chatId } from "../../../entities/chat.ts";

export const takeChat = defineCall({
  name: "take-chat",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/chats/{chatId}/take",
  summary: "Takes a waiting chat; of two operators one gets it",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  answers: { 200: chat },
  errors: ["NOT_FOUND", "CONFLICT"],
});
