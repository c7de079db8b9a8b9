import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { statementQuery } from "../../../entities/statement.ts";

export const downloadPlayerStatement = defineCall({
  name: "download-player-statement",
  service: "statements",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/statement/pdf",
  summary: "A player's statement as PDF",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE", "PAYMENTS"],
  params: playerIdParam,
  query: statementQuery,
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["NOT_FOUND", "OVERLOADED"],
});
