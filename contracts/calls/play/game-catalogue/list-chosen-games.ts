import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { chosenGame } from "../../../entities/game-choice.ts";

export const listChosenGames = defineCall({
  name: "list-chosen-games",
  service: "game-catalogue",
  method: "GET",
  path: "/services/operator/v1/games",
  summary: "Every game of the site in its order, switched off ones included",
  access: "operator",
  role: ["GAMES", "MARKETING"],
  answers: { 200: z.object({ items: z.array(chosenGame) }) },
});
