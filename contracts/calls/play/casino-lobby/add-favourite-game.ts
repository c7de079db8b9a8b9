import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { gameIds } from "../../../entities/game.ts";
import { identifierInput } from "../../../entities/text.ts";

export const addFavouriteGame = defineCall({
  name: "add-favourite-game",
  service: "casino-lobby",
  method: "PUT",
  path: "/services/casino/casino-lobby-services/v1/profiles/{session}/favourites/{id}",
  summary: "Add a game to the player's favourites",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: gameIds },
  errors: ["NOT_FOUND"],
  limit: { max: 120, windowSeconds: 60, per: "session" },
});
