import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorReason } from "../../../entities/loyalty-programme.ts";
import { bonusGrant } from "../../../entities/offer-plan.ts";
import { identifierInput } from "../../../entities/text.ts";

export const cancelBonusGrant = defineCall({
  name: "cancel-bonus-grant",
  service: "bonuses",
  method: "POST",
  path: "/services/operator/v1/bonus-grants/{id}/cancel",
  summary: "Cancel the bonuses of a grant that are still active",
  access: "operator",
  role: "MARKETING",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: operatorReason }),
  answers: { 200: bonusGrant },
  errors: ["NOT_FOUND"],
});
