import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { leaderboardDetails } from "../../../entities/leaderboard.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listOperatorLeaderboards = defineCall({
  name: "list-operator-leaderboards",
  service: "leaderboards",
  method: "GET",
  path: "/services/operator/v1/leaderboards",
  summary: "All leaderboards with their plans and payments, latest start first",
  access: "operator",
  plainRead: true,
  role: ["MARKETING", "COMPLIANCE"],
  /** The cursor is the id of the last leaderboard on the previous page. */
  query: z.object({ cursor: identifierInput.optional() }),
  answers: { 200: z.object({ items: z.array(leaderboardDetails), nextCursor: z.string().nullable() }) },
});
