import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { conversationId, supportNote, supportNoteInput } from "../../../entities/support-desk.ts";

export const addSupportNote = defineCall({
  name: "add-support-note",
  service: "support-desk",
  method: "POST",
  path: "/services/operator/v1/support-conversations/{conversationId}/notes",
  summary: "Add an internal note; repeating the id adds nothing",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ conversationId }),
  body: supportNoteInput,
  answers: { 200: supportNote },
  errors: ["NOT_FOUND"],
});
