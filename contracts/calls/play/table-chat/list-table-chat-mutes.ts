import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableChatMute } from "../../../entities/table-chat.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listTableChatMutes = defineCall({
  name: "list-table-chat-mutes",
  service: "table-chat",
  method: "GET",
  path: "/services/operator/v1/table-chat/mutes",
  summary: "Players who are currently muted in the chats of the live tables, newest mute first",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  query: z.object({
    /** The id of the last player on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(tableChatMute), nextCursor: z.string().nullable() }) },
});
