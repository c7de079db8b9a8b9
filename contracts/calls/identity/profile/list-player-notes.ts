import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, playerNote } from "../../../entities/player-details.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listPlayerNotes = defineCall({
  name: "list-player-notes",
  service: "profile",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/notes",
  summary: "Operators' notes about a player, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  query: z.object({
    /** The id of the last note on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(playerNote), nextCursor: z.string().nullable() }) },
});
