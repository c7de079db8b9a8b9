import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { playerFilter } from "../../../entities/player-list.ts";

export const exportPlayers = defineCall({
  name: "export-players",
  service: "player-directory",
  method: "GET",
  path: "/services/operator/v1/player-list/export",
  summary: "All players that match the filters, newest first, as CSV",
  access: "operator",
  brands: "handled",
  role: playerDeskRoles,
  query: playerFilter,
  answers: { 200: z.string() },
  answerType: "text/csv",
  limit: { max: 30, windowSeconds: 600 },
});
