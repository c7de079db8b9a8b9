import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { jurisdictionName, jurisdictionRules, ruledPlace } from "../../../entities/jurisdiction.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const changeJurisdiction = defineCall({
  name: "change-jurisdiction",
  service: "jurisdictions",
  method: "PUT",
  path: "/services/operator/v1/jurisdictions/{name}",
  summary: "Set the rules of a location; one without rules of its own is no longer listed",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ name: jurisdictionName }),
  body: z.strictObject({
    rules: jurisdictionRules,
    /** The rules that the operator saw; null for none. If they have changed since, the change is refused. */
    before: jurisdictionRules.nullable(),
    reason: reasonInput,
  }),
  answers: { 200: ruledPlace },
  errors: ["SECOND_PERSON_REQUIRED", "CONFLICT"],
});
