import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBonus } from "../../../entities/bonus.ts";
import { playerDeskRoles } from "../../../entities/player-details.ts";
import { identifierInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listPlayerBonuses = defineCall({
  name: "list-player-bonuses",
  service: "bonuses",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/bonuses",
  summary:
    "A page of a player's bonuses with their full history: those that have not ended first, then newest first",
  access: "operator",
  role: [...playerDeskRoles, "MARKETING"],
  params: z.object({ playerId: identifierInput }),
  query: z.object({
    /** The id of the last bonus on the previous page. */
    cursor: identifierInput.optional(),
    /**
     * The number of bonuses to return, 100 by default. Clients request one more than they show, to find out whether
     * there is another page.
     */
    limit: wholeNumberText(1, 100).optional(),
  }),
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
