import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorAccount, reasonInput } from "../../../entities/operator.ts";
import { shortText } from "../../../entities/text.ts";

export const addOperator = defineCall({
  name: "add-operator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/operators",
  summary:
    "Add an operator without roles and e-mail them a link to choose a password; roles are proposed and approved by someone else",
  access: "operator",
  role: "ADMIN",
  body: z.strictObject({ email: z.email().max(254), name: shortText(80), reason: reasonInput }),
  answers: { 201: operatorAccount },
  errors: ["CONFLICT"],
});
