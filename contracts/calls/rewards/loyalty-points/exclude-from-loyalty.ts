import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { identifierInput } from "../../../entities/text.ts";

export const excludeFromLoyalty = defineCall({
  name: "exclude-from-loyalty",
  service: "loyalty-points",
  method: "PUT",
  path: "/services/operator/v1/players/{playerId}/loyalty-exclusion",
  summary: "Exclude a player from the loyalty programme, or include them again",
  access: "operator",
  role: "MARKETING",
  params: z.object({ playerId: identifierInput }),
  body: z.strictObject({ excluded: z.boolean(), reason: operatorReason }),
  answers: { 200: z.object({ excluded: z.boolean() }) },
});
