import { defineCall } from "../../../call.ts";
import { cannedAnswer, cannedAnswerInput } from "../../../entities/chat-desk.ts";

export const addCannedAnswer = defineCall({
  name: "add-canned-answer",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/canned-answers",
  summary: "Keeps an answer for everybody at the desk",
  access: "operator",
  role: "SUPPORT",
  body: cannedAnswerInput,
  answers: { 200: cannedAnswer },
});
