import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, playerProtection } from "../../../entities/operated-player.ts";

export const getPlayerProtection = defineCall({
  name: "get-player-protection",
  service: "player-verification",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/protection",
  summary: "How the player is protected, and which operations are blocked",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: playerProtection },
});
