import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chatId, chatSequence } from "../../../entities/chat.ts";

export const watchChat = defineCall({
  name: "watch-chat",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chats/{chatId}/events",
  summary: "Event stream of one chat: `message` and `typing`, starting after the given message",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ chatId }),
  query: z.object({ after: chatSequence }),
  answers: { 200: z.string() },
  answerType: "text/event-stream",
  errors: ["NOT_FOUND"],
});
