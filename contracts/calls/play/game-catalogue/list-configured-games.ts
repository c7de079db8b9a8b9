import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { configuredGame, tableTier } from "../../../entities/game-settings.ts";

export const listConfiguredGames = defineCall({
  name: "list-configured-games",
  service: "game-catalogue",
  method: "GET",
  path: "/services/operator/v1/games",
  summary: "All games in order with their settings, including disabled ones, and the tiers for tables",
  access: "operator",
  plainRead: true,
  // Compliance approves offers, so it needs the names of the games in them.
  role: ["GAMES", "MARKETING", "COMPLIANCE"],
  answers: { 200: z.object({ items: z.array(configuredGame), tiers: z.array(tableTier) }) },
});
