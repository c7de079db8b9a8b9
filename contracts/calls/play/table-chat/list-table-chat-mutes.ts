import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableChatMute } from "../../../entities/table-chat.ts";

export const listTableChatMutes = defineCall({
  name: "list-table-chat-mutes",
  service: "table-chat",
  method: "GET",
  path: "/services/operator/v1/table-chat/mutes",
  summary: "Players who are currently muted in the chats of the live tables, newest mute first",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  answers: { 200: z.object({ items: z.array(tableChatMute) }) },
});
