import { defineCall } from "../../../call.ts";
import { pokerStatistics } from "../../../entities/poker.ts";

export const getPokerStatistics = defineCall({
  name: "get-poker-statistics",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/profiles/{session}/statistics",
  summary: "The player's poker statistics for recent days: hands, habits and results, without practice play",
  access: "player",
  answers: { 200: pokerStatistics },
});
