import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { identifierInput } from "../../../entities/text.ts";

export const recordCasinoGame = defineCall({
  name: "record-casino-game",
  service: "recent-activity-tracker",
  method: "POST",
  path: "/services/recent-activity-tracker/v1/profile/{session}/casino",
  summary: "Record that the player opened a game",
  access: "player",
  body: z.strictObject({ gameId: identifierInput }),
  answers: { 202: acknowledgement },
  limit: { max: 120, windowSeconds: 60, per: "session" },
});
