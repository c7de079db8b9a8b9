import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { statementQuery } from "../../../entities/statement.ts";

export const exportStatement = defineCall({
  name: "export-statement",
  service: "statements",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/statements/csv",
  summary: "The player's statement as CSV",
  access: "player",
  query: statementQuery,
  answers: { 200: z.string() },
  answerType: "text/csv",
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
