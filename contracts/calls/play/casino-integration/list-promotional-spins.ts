import { defineCall } from "../../../call.ts";
import { gameIds } from "../../../entities/game.ts";

export const listPromotionalSpins = defineCall({
  name: "list-promotional-spins",
  service: "casino-integration",
  method: "GET",
  path: "/services/casino-integration/v1/promotional-spins/players/{session}/playable",
  summary: "The games in which the player has promotional spins",
  access: "player",
  answers: { 200: gameIds },
  errors: ["FEATURE_DISABLED"],
  polled: true,
});
