import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";
import { playerSummary } from "../../../entities/player-list.ts";

export const getPlayerSummary = defineCall({
  name: "get-player-summary",
  service: "player-directory",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/summary",
  summary: "A player's lifetime figures, verification, tier, tags, risk and similar accounts",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: playerSummary },
  errors: ["NOT_FOUND"],
});
