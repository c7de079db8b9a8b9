import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { leaderboardStandings } from "../../../entities/leaderboard.ts";
import { identifierInput, languageInput } from "../../../entities/text.ts";

export const getLeaderboard = defineCall({
  name: "get-leaderboard",
  service: "leaderboards",
  method: "GET",
  path: "/services/leaderboards/v1/leaderboards/{id}",
  summary: "A leaderboard with its best players and the place of the player who asks",
  access: "anyone",
  params: z.object({ id: identifierInput }),
  query: z.object({ language: languageInput.optional() }),
  answers: { 200: leaderboardStandings },
  errors: ["NOT_FOUND"],
});
