import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { statementQuery } from "../../../entities/statement.ts";

export const downloadStatement = defineCall({
  name: "download-statement",
  service: "statements",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/statements/pdf",
  summary: "The player's statement as PDF",
  access: "player",
  query: statementQuery,
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["OVERLOADED"],
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
