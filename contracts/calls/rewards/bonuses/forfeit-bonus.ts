import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBonus } from "../../../entities/bonus.ts";
import { identifierInput } from "../../../entities/text.ts";

export const forfeitBonus = defineCall({
  name: "forfeit-bonus",
  service: "bonuses",
  method: "POST",
  path: "/services/bonuses/v1/players/{session}/bonuses/{id}/forfeit",
  summary:
    "Forfeit a bonus: the player's own money is unlocked at once, the bonus and its winnings are removed",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: playerBonus },
  errors: ["NOT_FOUND", "BONUS_OVER", "OVERLOADED"],
  idempotent: true,
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
