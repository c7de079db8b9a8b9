import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { liabilityLimits, liabilityRules, liabilityScope } from "../../../entities/liability-limit.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const setLiabilityLimit = defineCall({
  name: "set-liability-limit",
  service: "sportsbook",
  method: "PUT",
  path: "/services/operator/v1/sports/liability-limits",
  summary: "Limit what the house may lose on one outcome; null removes the limit of this scope",
  access: "operator",
  role: "TRADER",
  body: z.strictObject({
    scope: liabilityScope,
    limits: liabilityLimits.nullable(),
    /** The limit that the operator saw. If it has changed, the call is refused with `CONFLICT`. */
    before: liabilityLimits.nullable(),
    reason: reasonInput,
  }),
  answers: { 200: liabilityRules },
  errors: ["CONFLICT", "NOT_FOUND", "SECOND_PERSON_REQUIRED", "TOO_MANY"],
});
