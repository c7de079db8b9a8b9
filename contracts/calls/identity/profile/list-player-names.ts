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
  // Traders see the names of players with bets on their desk, but can't open their profiles.
  role: [...playerDeskRoles, "TRADER"],
  query: z.object({
    ids: z
      .string()
      .min(1)
      .max(64 * MOST_PLAYER_NAMES),
  }),
  answers: { 200: z.array(z.object({ id: z.string(), name: z.string() })) },
});
