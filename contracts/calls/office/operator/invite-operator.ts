import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorAccount, reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";

export const inviteOperator = defineCall({
  name: "invite-operator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/operators/{id}/invitation",
  summary: "E-mail an operator a new link to choose a password; earlier links stop working",
  access: "operator",
  role: "ADMIN",
  params: z.object({ id: identifierInput }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: operatorAccount },
  errors: ["NOT_FOUND", "CONFLICT"],
});
