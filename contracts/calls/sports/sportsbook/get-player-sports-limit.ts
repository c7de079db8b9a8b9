import { defineCall } from "../../../call.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { playerSportsLimit } from "../../../entities/sports-trading.ts";

export const getPlayerSportsLimit = defineCall({
  name: "get-player-sports-limit",
  service: "sportsbook",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/sports-limit",
  summary: "A player's betting limits in the sportsbook",
  access: "operator",
  role: "TRADER",
  params: playerIdParam,
  answers: { 200: playerSportsLimit },
  errors: ["NOT_FOUND"],
});
