import { defineCall } from "../../../call.ts";
import { undoBody, versionParams } from "../../../entities/configuration-version.ts";
import { gameChoice } from "../../../entities/game-choice.ts";

export const undoGameChange = defineCall({
  name: "undo-game-change",
  service: "game-catalogue",
  method: "POST",
  path: "/services/operator/v1/game-changes/{version}/undo",
  summary: "Gives a game what it had before a change; the way back is a change of its own",
  access: "operator",
  role: "GAMES",
  params: versionParams,
  body: undoBody,
  answers: { 200: gameChoice },
  errors: ["NOT_FOUND", "CONFLICT"],
});
