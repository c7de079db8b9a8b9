import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { caseSummary } from "../../../entities/case.ts";
import { playerIdParam } from "../../../entities/player-details.ts";

export const listPlayerCases = defineCall({
  name: "list-player-cases",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/cases",
  summary: "A player's latest cases of all kinds, newest first",
  access: "operator",
  role: "COMPLIANCE",
  params: playerIdParam,
  answers: { 200: z.object({ items: z.array(caseSummary) }) },
});
