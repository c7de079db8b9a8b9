import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { conversationId, supportTag, supportTagId } from "../../../entities/support-desk.ts";

export const tagConversation = defineCall({
  name: "tag-conversation",
  service: "support-desk",
  method: "PUT",
  path: "/services/operator/v1/support-conversations/{conversationId}/tags/{tagId}",
  summary: "Add a tag to a conversation, or remove it",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ conversationId, tagId: supportTagId }),
  body: z.strictObject({ isSet: z.boolean() }),
  answers: { 200: z.array(supportTag) },
  errors: ["NOT_FOUND", "CONFLICT"],
});
