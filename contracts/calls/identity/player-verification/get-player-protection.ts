import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, playerProtection } from "../../../entities/player-details.ts";

export const getPlayerProtection = defineCall({
  name: "get-player-protection",
  service: "player-verification",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/protection",
  summary: "A player's security settings and blocked operations",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: playerProtection },
});
