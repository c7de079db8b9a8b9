import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const endOperatorSession = defineCall({
  name: "end-operator-session",
  service: "operator",
  method: "DELETE",
  path: "/services/operator/v1/sessions/{id}",
  summary: "End one of your own operator sessions; administrators can end anyone's",
  access: "operator",
  brands: "shared",
  params: z.object({ id: identifierInput }),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: ["NOT_FOUND"],
});
