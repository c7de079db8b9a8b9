import { defineCall } from "../../call.ts";
import { chatHours } from "../../entities/chat-desk.ts";

export const getChatHours = defineCall({
  name: "get-chat-hours",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/chat-hours",
  summary: "When the live chat is answered",
  access: "operator",
  role: "SUPPORT",
  answers: { 200: chatHours },
});
