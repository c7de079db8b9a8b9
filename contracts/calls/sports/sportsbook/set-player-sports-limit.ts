import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { playerSportsLimit } from "../../../entities/sports-trading.ts";

export const setPlayerSportsLimit = defineCall({
  name: "set-player-sports-limit",
  service: "sportsbook",
  method: "PUT",
  path: "/services/operator/v1/players/{playerId}/sports-limit",
  summary: "Limit a player's stake and liability in the sportsbook, from the next bet on",
  access: "operator",
  role: "TRADER",
  params: playerIdParam,
  body: z.strictObject({
    ...playerSportsLimit.shape,
    /** The values that the operator saw. If they have changed, the call is refused with `CONFLICT`. */
    before: playerSportsLimit,
    reason: reasonInput,
  }),
  answers: { 200: playerSportsLimit },
  errors: ["CONFLICT", "NOT_FOUND"],
});
