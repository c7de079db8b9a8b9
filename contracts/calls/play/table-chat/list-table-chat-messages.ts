import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { moderatedChatMessage } from "../../../entities/table-chat.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listTableChatMessages = defineCall({
  name: "list-table-chat-messages",
  service: "table-chat",
  method: "GET",
  path: "/services/operator/v1/table-chat/messages",
  summary: "Messages of the live tables' chats, newest first",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  query: z.object({
    slug: identifierInput.optional(),
    playerId: identifierInput.optional(),
    /** `open` lists only reported messages that no operator has decided on yet. */
    reports: z.enum(["open"]).optional(),
    /** The id of the last message on the previous page. */
    cursor: z.uuid().optional(),
  }),
  answers: { 200: z.object({ items: z.array(moderatedChatMessage), nextCursor: z.string().nullable() }) },
});
