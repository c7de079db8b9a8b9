import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const watchChats = defineCall({
  name: "watch-chats",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chat-events",
  summary: "Event stream that reports changes to the chat list: `chats`",
  access: "operator",
  role: "SUPPORT",
  answers: { 200: z.string() },
  answerType: "text/event-stream",
});
