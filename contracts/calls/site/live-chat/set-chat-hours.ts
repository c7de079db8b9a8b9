import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chatHours } from "../../../entities/chat-desk.ts";
import { shortText } from "../../../entities/text.ts";

export const setChatHoursCall = defineCall({
  name: "set-chat-hours",
  service: "live-chat",
  method: "PUT",
  path: "/services/operator/v1/chat-hours",
  summary: "Set the live chat's opening hours; active chats continue",
  access: "operator",
  role: "SUPPORT",
  body: z.strictObject({ hours: chatHours, reason: shortText(500) }),
  answers: { 200: chatHours },
});
