import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const watchChatDesk = defineCall({
  name: "watch-chat-desk",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chat-desk/events",
  summary:
    "Everything an operator's desk shows, in one stream: `chats` when the list changed, `message` and `typing` of their own chats",
  access: "operator",
  role: "SUPPORT",
  answers: { 200: z.string() },
  answerType: "text/event-stream",
});
