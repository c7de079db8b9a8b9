import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { cannedAnswerId } from "../../../entities/chat-desk.ts";

export const deleteCannedAnswer = defineCall({
  name: "delete-canned-answer",
  service: "live-chat",
  method: "DELETE",
  path: "/services/operator/v1/canned-answers/{cannedAnswerId}",
  summary: "Delete a canned response",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ cannedAnswerId }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND"],
});
