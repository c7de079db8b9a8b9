import { defineCall } from "../../../call.ts";
import { gameIds } from "../../../entities/game.ts";

export const listFreeGames = defineCall({
  name: "list-free-games",
  service: "casino-lobby",
  method: "GET",
  path: "/services/casino/casino-lobby-services/v1/offers/games",
  summary: "The games that can be played for free right now",
  access: "anyone",
  sharedSeconds: 5,
  answers: { 200: gameIds },
});
