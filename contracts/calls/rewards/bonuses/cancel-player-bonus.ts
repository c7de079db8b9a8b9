import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBonus } from "../../../entities/bonus.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { identifierInput } from "../../../entities/text.ts";

export const cancelPlayerBonus = defineCall({
  name: "cancel-player-bonus",
  service: "bonuses",
  method: "POST",
  path: "/services/operator/v1/bonuses/{id}/cancel",
  summary: "Cancel a player's bonus; their own money locked with it is released",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: operatorReason }),
  answers: { 200: playerBonus },
  errors: ["NOT_FOUND", "BONUS_OVER"],
});
