import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { leaderboardDetails } from "../../../entities/leaderboard.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { identifierInput } from "../../../entities/text.ts";

export const cancelLeaderboard = defineCall({
  name: "cancel-leaderboard",
  service: "leaderboards",
  method: "POST",
  path: "/services/operator/v1/leaderboards/{id}/cancel",
  summary: "Cancel a leaderboard that has not ended; it pays no prizes",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: operatorReason }),
  answers: { 200: leaderboardDetails },
  errors: ["NOT_FOUND", "CONFLICT"],
});
