import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bonusOffer } from "../../../entities/bonus.ts";
import { languageInput } from "../../../entities/text.ts";

export const listOffers = defineCall({
  name: "list-offers",
  service: "bonuses",
  method: "GET",
  path: "/services/bonuses/v1/players/{session}/offers",
  summary: "The offers that the player can claim now, with their terms",
  access: "player",
  query: z.object({ language: languageInput.optional() }),
  answers: { 200: z.array(bonusOffer) },
});
