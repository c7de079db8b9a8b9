import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { gameChoice } from "../../../entities/game-choice.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const chooseGame = defineCall({
  name: "choose-game",
  service: "game-catalogue",
  method: "PUT",
  path: "/services/operator/v1/games/{id}",
  summary: "Enable or disable a game and set its order, badge, stakes and excluded locations",
  access: "operator",
  role: "GAMES",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ ...gameChoice.shape, reason: reasonInput }),
  answers: { 200: gameChoice },
  errors: ["NOT_FOUND"],
});
