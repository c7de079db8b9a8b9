import { defineCall } from "../../../call.ts";
import { cannedAnswer, cannedAnswerInput } from "../../../entities/chat-desk.ts";

export const addCannedAnswer = defineCall({
  name: "add-canned-answer",
  service: "live-chat",
  method: "POST",
  path: "/services/operator/v1/canned-answers",
  summary: "Add a canned response for all operators",
  access: "operator",
  role: "SUPPORT",
  body: cannedAnswerInput,
  answers: { 200: cannedAnswer },
});
