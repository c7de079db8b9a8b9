import { defineCall } from "../../../call.ts";
import { gameIds } from "../../../entities/game.ts";

export const listPopularGames = defineCall({
  name: "list-popular-games",
  service: "recent-activity-tracker",
  method: "GET",
  path: "/services/recent-activity-tracker/v1/casino/popular",
  summary: "Popular games: those opened by the most players recently, most popular first",
  access: "anyone",
  sharedSeconds: 10,
  answers: { 200: gameIds },
  polled: true,
});
