import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBonus } from "../../../entities/bonus.ts";
import { identifierInput, languageInput } from "../../../entities/text.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listBonuses = defineCall({
  name: "list-bonuses",
  service: "bonuses",
  method: "GET",
  path: "/services/bonuses/v1/players/{session}/bonuses",
  summary: "A page of the player's bonuses: those that have not ended first, then ended ones, newest first",
  access: "player",
  query: z.object({
    language: languageInput.optional(),
    /** The id of the last bonus on the previous page. */
    cursor: identifierInput.optional(),
    /**
     * The number of bonuses to return, 100 by default. Clients request one more than they show, to find out whether
     * there is another page.
     */
    limit: wholeNumberText(1, 100).optional(),
  }),
  answers: { 200: z.array(playerBonus) },
  polled: true,
});
