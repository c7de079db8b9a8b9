import { defineCall } from "../../../call.ts";
import { statement, statementQuery } from "../../../entities/statement.ts";

export const getStatement = defineCall({
  name: "get-statement",
  service: "statements",
  method: "GET",
  path: "/services/player-protection/v1/profiles/{session}/statements",
  summary: "The player's statement for a period of up to a year",
  access: "player",
  query: statementQuery,
  answers: { 200: statement },
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
