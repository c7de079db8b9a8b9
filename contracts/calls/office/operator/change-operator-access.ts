import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorAccount, reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const changeOperatorAccess = defineCall({
  name: "change-operator-access",
  service: "operator",
  method: "PUT",
  path: "/services/operator/v1/operators/{id}/access",
  summary:
    "Disable an operator and end their sessions, enable them again where the two-person policy lets one operator do so, or clear failed logins",
  access: "operator",
  role: "ADMIN",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({
    action: z.enum(["DISABLE", "ENABLE", "UNLOCK"]),
    reason: reasonInput,
  }),
  answers: { 200: operatorAccount },
  errors: ["NOT_FOUND", "CONFLICT", "LAST_ADMINISTRATORS", "SECOND_PERSON_REQUIRED"],
});
