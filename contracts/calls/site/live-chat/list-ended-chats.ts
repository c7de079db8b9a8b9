import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chat, chatId } from "../../../entities/chat.ts";

export const listEndedChats = defineCall({
  name: "list-ended-chats",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/ended-chats",
  summary: "Ended chats, newest first",
  access: "operator",
  role: "SUPPORT",
  query: z.object({
    playerId: z.string().max(64).optional(),
    /** The id of the last chat on the previous page. */
    cursor: chatId.optional(),
  }),
  answers: { 200: z.object({ items: z.array(chat), nextCursor: z.string().nullable() }) },
});
