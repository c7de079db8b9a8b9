import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { gameIds } from "../../../entities/game.ts";
import { identifierInput } from "../../../entities/text.ts";

export const removeFavouriteGame = defineCall({
  name: "remove-favourite-game",
  service: "casino-lobby",
  method: "DELETE",
  path: "/services/casino/casino-lobby-services/v1/profiles/{session}/favourites/{id}",
  summary: "Remove a game from the player's favourites",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: gameIds },
  limit: { max: 120, windowSeconds: 60, per: "session" },
});
