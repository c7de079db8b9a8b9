import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { harmCase, harmDay } from "../../../entities/harm-case.ts";
import { playerIdParam } from "../../../entities/player-details.ts";

export const getPlayerHarm = defineCall({
  name: "get-player-harm",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/harm",
  summary: "A player's scores for the last 30 days of play, with reasons, and the latest cases",
  access: "operator",
  role: "COMPLIANCE",
  params: playerIdParam,
  answers: { 200: z.object({ days: z.array(harmDay), cases: z.array(harmCase) }) },
});
