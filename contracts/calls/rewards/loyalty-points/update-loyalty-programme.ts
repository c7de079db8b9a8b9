import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { keptProgramme, operatorReason, programmePlan } from "../../../entities/loyalty-programme.ts";

export const updateLoyaltyProgramme = defineCall({
  name: "update-loyalty-programme",
  service: "loyalty-points",
  method: "PUT",
  path: "/services/operator/v1/loyalty-programme",
  summary:
    "Save names, texts and periods as a new version; changes to the value of points must be proposed and approved",
  access: "operator",
  role: "MARKETING",
  body: z.strictObject({ plan: programmePlan, baseVersion: z.int().min(1), reason: operatorReason }),
  answers: { 200: keptProgramme },
  errors: ["CONFLICT", "SECOND_PERSON_REQUIRED"],
});
