import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { cannedAnswer } from "../../../entities/chat-desk.ts";

export const listCannedAnswers = defineCall({
  name: "list-canned-answers",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/canned-answers",
  summary: "Canned responses, by title",
  access: "operator",
  brands: "shared",
  plainRead: true,
  role: "SUPPORT",
  answers: { 200: z.array(cannedAnswer) },
});
