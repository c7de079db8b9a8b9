import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { MOST_PLAYERS_AT_ONCE } from "../../../entities/player-list.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const messagePlayers = defineCall({
  name: "message-players",
  service: "player-directory",
  method: "POST",
  path: "/services/operator/v1/player-messages",
  summary: "Send one message to several players through the channels they have chosen",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  body: z.strictObject({
    playerIds: z.array(identifierInput).min(1).max(MOST_PLAYERS_AT_ONCE),
    title: shortText(120),
    text: shortText(4_000),
    reason: reasonInput,
  }),
  answers: { 200: z.object({ sent: z.number().int() }) },
  errors: ["NOT_FOUND"],
});
