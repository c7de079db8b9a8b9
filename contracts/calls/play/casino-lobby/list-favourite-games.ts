import { defineCall } from "../../../call.ts";
import { gameIds } from "../../../entities/game.ts";

export const listFavouriteGames = defineCall({
  name: "list-favourite-games",
  service: "casino-lobby",
  method: "GET",
  path: "/services/casino/casino-lobby-services/v1/profiles/{session}/favourites",
  summary: "The player's favourite games, newest first",
  access: "player",
  answers: { 200: gameIds },
});
