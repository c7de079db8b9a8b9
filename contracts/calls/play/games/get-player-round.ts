import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundRecord } from "../../../entities/game-round.ts";
import { identifierInput } from "../../../entities/text.ts";

export const getPlayerRound = defineCall({
  name: "get-player-round",
  service: "games",
  method: "GET",
  path: "/services/games/v1/profiles/{session}/rounds/{roundId}",
  summary: "One of the player's rounds in full, for replay and verification",
  access: "player",
  params: z.object({ roundId: identifierInput }),
  answers: { 200: roundRecord },
  errors: ["NOT_FOUND"],
});
