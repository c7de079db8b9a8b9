import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loyaltySummary } from "../../../entities/loyalty-programme.ts";
import { languageInput } from "../../../entities/text.ts";

export const getLoyaltySummary = defineCall({
  name: "get-loyalty-summary",
  service: "loyalty-points",
  method: "GET",
  path: "/services/loyalty-points/v1/players/{session}/summary",
  summary: "The player's tier and the next one, tier benefits and the value of points",
  access: "player",
  query: z.object({ language: languageInput.optional() }),
  answers: { 200: loyaltySummary },
  errors: ["FEATURE_DISABLED"],
});
