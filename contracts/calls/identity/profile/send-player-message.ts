import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { shortText } from "../../../entities/text.ts";

export const sendPlayerMessage = defineCall({
  name: "send-player-message",
  service: "profile",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/messages",
  summary: "Send a message to a player through the channels they have chosen",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({ title: shortText(120), text: shortText(4_000), reason: reasonInput }),
  answers: { 200: z.object({ sent: z.literal(true) }) },
  errors: ["NOT_FOUND"],
});
