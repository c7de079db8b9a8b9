import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { MOST_PLAYER_NAMES } from "../../../constants.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";

export const listPlayerNames = defineCall({
  name: "list-player-names",
  service: "profile",
  method: "GET",
  path: "/services/operator/v1/player-names",
  summary: "The names of players whose ids the console shows",
  access: "operator",
  brands: "rows",
  // Traders see the names of the players whose bets are on the trading desk, but can't open the profiles.
  role: [...playerDeskRoles, "TRADER"],
  query: z.object({
    ids: z
      .string()
      .min(1)
      .max(64 * MOST_PLAYER_NAMES),
  }),
  answers: { 200: z.array(z.object({ id: z.string(), name: z.string() })) },
});
