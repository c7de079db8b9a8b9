import { defineCall } from "../../../call.ts";
import { pokerStatistics, pokerStatisticsQuery } from "../../../entities/poker.ts";

export const getPokerStatistics = defineCall({
  name: "get-poker-statistics",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/profiles/{session}/statistics",
  summary:
    "The player's poker statistics for recent days, of all games or one: hands, habits and results, without practice play",
  access: "player",
  query: pokerStatisticsQuery,
  answers: { 200: pokerStatistics },
});
