import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBonus } from "../../../entities/bonus.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listPlayerBonuses = defineCall({
  name: "list-player-bonuses",
  service: "bonuses",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/bonuses",
  summary: "A player's bonuses with their full history",
  access: "operator",
  role: [...playerDeskRoles, "MARKETING"],
  params: z.object({ playerId: identifierInput }),
  answers: {
    200: z.array(
      playerBonus.extend({
        steps: z.array(
          z.object({
            at: z.iso.datetime(),
            event: z.string(),
            from: z.string(),
            to: z.string(),
            actor: z.string(),
            reason: z.string().nullable(),
            amount: z.number(),
          }),
        ),
      }),
    ),
  },
});
