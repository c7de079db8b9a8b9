import { defineCall } from "../../../call.ts";
import { undoBody, versionParams } from "../../../entities/configuration-version.ts";
import { gameSettings } from "../../../entities/game-settings.ts";

export const undoGameChange = defineCall({
  name: "undo-game-change",
  service: "game-catalogue",
  method: "POST",
  path: "/services/operator/v1/game-changes/{version}/undo",
  summary: "Revert a change to a game; the revert is recorded as a change",
  access: "operator",
  role: "GAMES",
  params: versionParams,
  body: undoBody,
  answers: { 200: gameSettings },
  errors: ["NOT_FOUND", "CONFLICT"],
});
