import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, playerNote } from "../../../entities/operated-player.ts";

export const listPlayerNotes = defineCall({
  name: "list-player-notes",
  service: "profile",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/notes",
  summary: "Operators' notes about a player, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: { 200: z.object({ items: z.array(playerNote) }) },
});
