import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chat } from "../../../entities/chat.ts";

export const listChats = defineCall({
  name: "list-chats",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chats",
  summary: "Waiting and active chats, longest waiting first",
  access: "operator",
  role: "SUPPORT",
  answers: { 200: z.array(chat) },
});
