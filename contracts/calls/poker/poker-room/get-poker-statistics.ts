import { defineCall } from "../../../call.ts";
import { pokerStatistics } from "../../../entities/poker.ts";

export const getPokerStatistics = defineCall({
  name: "get-poker-statistics",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/profiles/{session}/statistics",
  summary: "How the player plays poker: hands, habits and results of the last days, without practice",
  access: "player",
  answers: { 200: pokerStatistics },
});
