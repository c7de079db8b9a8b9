import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { cannedAnswer, cannedAnswerId, cannedAnswerInput } from "../../../entities/chat-desk.ts";

export const changeCannedAnswer = defineCall({
  name: "change-canned-answer",
  service: "live-chat",
  method: "PUT",
  path: "/services/operator/v1/canned-answers/{cannedAnswerId}",
  summary: "Change a canned response",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ cannedAnswerId }),
  body: cannedAnswerInput,
  answers: { 200: cannedAnswer },
  errors: ["NOT_FOUND"],
});
