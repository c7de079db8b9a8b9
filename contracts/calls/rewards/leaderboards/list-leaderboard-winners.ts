import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { leaderboardDetails, leaderboardWinner } from "../../../entities/leaderboard.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listLeaderboardWinners = defineCall({
  name: "list-leaderboard-winners",
  service: "leaderboards",
  method: "GET",
  path: "/services/operator/v1/leaderboards/{id}/winners",
  summary: "A leaderboard with its winners and their payments; while it runs, the players in prize places",
  access: "operator",
  role: ["MARKETING", "COMPLIANCE"],
  params: z.object({ id: identifierInput }),
  answers: { 200: leaderboardDetails.extend({ list: z.array(leaderboardWinner) }) },
  errors: ["NOT_FOUND"],
});
