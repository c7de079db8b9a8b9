import { defineCall } from "../../../call.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { statement, statementQuery } from "../../../entities/statement.ts";

export const getPlayerStatement = defineCall({
  name: "get-player-statement",
  service: "statements",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/statement",
  summary: "A player's statement, as the player sees it",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE", "PAYMENTS"],
  params: playerIdParam,
  query: statementQuery,
  answers: { 200: statement },
  errors: ["NOT_FOUND"],
});
