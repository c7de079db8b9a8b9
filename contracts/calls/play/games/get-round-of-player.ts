import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundRecord } from "../../../entities/game-round.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";

export const getRoundOfPlayer = defineCall({
  name: "get-round-of-player",
  service: "games",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/rounds/{roundId}",
  summary: "A player's round in full, for replay",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam.extend({ roundId: z.string().min(1).max(200) }),
  answers: { 200: roundRecord },
  errors: ["NOT_FOUND"],
});
