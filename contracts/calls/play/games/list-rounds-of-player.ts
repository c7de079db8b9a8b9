import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { roundPage } from "../../../entities/game-round.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";

export const listRoundsOfPlayer = defineCall({
  name: "list-rounds-of-player",
  service: "games",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/rounds",
  summary: "A player's real-money rounds, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  query: z.object({ gameId: z.string().max(64).optional(), cursor: z.string().max(400).optional() }),
  answers: { 200: roundPage },
});
