import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listChatOperators = defineCall({
  name: "list-chat-operators",
  service: "live-chat",
  method: "GET",
  path: "/services/operator/v1/chat-operators",
  summary: "Operators at the desk now, who can take over a chat",
  access: "operator",
  plainRead: true,
  role: "SUPPORT",
  polled: true,
  answers: { 200: z.array(z.object({ id: z.string(), name: z.string() })) },
});
