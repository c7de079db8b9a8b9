import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { statementQuery } from "../../../entities/statement.ts";

export const exportPlayerStatement = defineCall({
  name: "export-player-statement",
  service: "statements",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/statement/csv",
  summary: "A player's statement as CSV",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE", "PAYMENTS"],
  params: playerIdParam,
  query: statementQuery,
  answers: { 200: z.string() },
  answerType: "text/csv",
  errors: ["NOT_FOUND"],
});
