import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const watchChatDesk = defineCall({
  name: "watch-chat-desk",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chat-desk/events",
  summary:
    "Event stream for an operator's desk: `chats` when the list changed, `message` and `typing` of their own chats",
  access: "operator",
  role: "SUPPORT",
  answers: { 200: z.string() },
  answerType: "text/event-stream",
});
