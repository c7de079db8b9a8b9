import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, playerNote } from "../../../entities/player-details.ts";
import { shortText } from "../../../entities/text.ts";

export const addPlayerNote = defineCall({
  name: "add-player-note",
  service: "profile",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/notes",
  summary: "Add a note about a player; notes cannot be changed",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  body: z.strictObject({ text: shortText(4_000) }),
  answers: { 200: playerNote },
  errors: ["NOT_FOUND"],
});
