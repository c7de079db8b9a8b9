import { defineCall } from "../../../call.ts";
import { historyPage, historyQuery } from "../../../entities/configuration-version.ts";

export const listGameChanges = defineCall({
  name: "list-game-changes",
  service: "game-catalogue",
  method: "GET",
  path: "/services/operator/v1/game-changes",
  summary: "Change history of the games, newest first",
  access: "operator",
  plainRead: true,
  role: "GAMES",
  query: historyQuery,
  answers: { 200: historyPage },
});
