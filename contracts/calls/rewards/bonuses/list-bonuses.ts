import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBonus } from "../../../entities/bonus.ts";
import { languageInput } from "../../../entities/text.ts";

export const listBonuses = defineCall({
  name: "list-bonuses",
  service: "bonuses",
  method: "GET",
  path: "/services/bonuses/v1/players/{session}/bonuses",
  summary: "The player's bonuses: active ones first, then ended ones, newest first",
  access: "player",
  query: z.object({ language: languageInput.optional() }),
  answers: { 200: z.array(playerBonus) },
  polled: true,
});
