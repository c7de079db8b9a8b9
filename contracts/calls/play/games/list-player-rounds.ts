import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundPage } from "../../../entities/game-round.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listPlayerRounds = defineCall({
  name: "list-player-rounds",
  service: "games",
  method: "GET",
  path: "/services/games/v1/profiles/{session}/rounds",
  summary: "The player's game history, newest first",
  access: "player",
  query: z.object({
    cursor: z.string().max(200).optional(),
    gameId: identifierInput.optional(),
    /** Lists only rounds that began in the given period; the end of the period is excluded. */
    from: z.iso.datetime({ offset: true, error: "INVALID_FORMAT" }).optional(),
    before: z.iso.datetime({ offset: true, error: "INVALID_FORMAT" }).optional(),
  }),
  answers: { 200: roundPage },
});
