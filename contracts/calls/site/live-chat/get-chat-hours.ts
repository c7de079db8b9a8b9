import { defineCall } from "../../../call.ts";
import { chatHours } from "../../../entities/chat-desk.ts";

export const getChatHours = defineCall({
  name: "get-chat-hours",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chat-hours",
  summary: "The live chat's opening hours",
  access: "operator",
  plainRead: true,
  role: "SUPPORT",
  answers: { 200: chatHours },
});
