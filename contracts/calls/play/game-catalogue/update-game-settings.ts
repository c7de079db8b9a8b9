import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { gameSettings } from "../../../entities/game-settings.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const updateGameSettings = defineCall({
  name: "update-game-settings",
  service: "game-catalogue",
  method: "PUT",
  path: "/services/operator/v1/games/{id}",
  summary:
    "Enable or disable a game; set its order, badge, stakes, excluded locations, and a table's hours and tier",
  access: "operator",
  role: "GAMES",
  params: z.object({ id: identifierInput }),
  // The variant is left out, because changing it changes the game's return to player, which requires a GAME_VARIANT
  // proposal.
  body: z.strictObject({
    ...gameSettings.omit({ variant: true }).shape,
    /** The settings that the operator saw. If they have changed since, the change is refused. */
    before: gameSettings.omit({ variant: true }),
    reason: reasonInput,
  }),
  answers: { 200: gameSettings },
  errors: ["NOT_FOUND", "CONFLICT"],
});
