import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { bonusOffer } from "../../../entities/bonus.ts";
import { currencyInput } from "../../../entities/money.ts";
import { languageInput } from "../../../entities/text.ts";

export const listPublicOffers = defineCall({
  name: "list-public-offers",
  service: "bonuses",
  method: "GET",
  path: "/services/bonuses/v1/offers",
  summary: "The offers available at the visitor's location, with their terms",
  access: "anyone",
  query: z.object({ language: languageInput.optional(), currency: currencyInput.optional() }),
  answers: { 200: z.array(bonusOffer) },
});
