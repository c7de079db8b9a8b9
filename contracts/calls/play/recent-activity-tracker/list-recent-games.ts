import { defineCall } from "../../../call.ts";
import { gameIds } from "../../../entities/game.ts";

export const listRecentGames = defineCall({
  name: "list-recent-games",
  service: "recent-activity-tracker",
  method: "GET",
  path: "/services/recent-activity-tracker/v1/profile/{session}/casino",
  summary: "The player's recently opened games, latest first",
  access: "player",
  answers: { 200: gameIds },
});
