import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { tableChatMute } from "../../../entities/table-chat.ts";
import { identifierInput } from "../../../entities/text.ts";

const mostMinutes = 365 * 24 * 60;

export const muteTableChatPlayer = defineCall({
  name: "mute-table-chat-player",
  service: "table-chat",
  method: "PUT",
  path: "/services/operator/v1/table-chat/mutes/{playerId}",
  summary: "Mute a player in the chats of the live tables for a time, starting now",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  params: z.object({ playerId: identifierInput }),
  body: z.strictObject({ minutes: z.int().min(1).max(mostMinutes), reason: reasonInput }),
  answers: { 200: tableChatMute },
  errors: ["NOT_FOUND"],
});
