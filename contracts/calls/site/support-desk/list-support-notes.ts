import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { conversationId, supportNote } from "../../../entities/support-desk.ts";

export const listSupportNotes = defineCall({
  name: "list-support-notes",
  service: "support-desk",
  method: "GET",
  path: "/services/operator/v1/support-conversations/{conversationId}/notes",
  summary: "The newest internal notes on a conversation, oldest first; never shown to the player",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ conversationId }),
  answers: { 200: z.array(supportNote) },
  errors: ["NOT_FOUND"],
});
