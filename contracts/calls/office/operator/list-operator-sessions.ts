import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorSession } from "../../../entities/operator.ts";

export const listOperatorSessions = defineCall({
  name: "list-operator-sessions",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/sessions",
  summary: "The operator's open sessions; all operators' sessions for an administrator",
  access: "operator",
  brands: "shared",
  plainRead: true,
  query: z.object({ of: z.enum(["me", "all"]).default("me") }),
  answers: { 200: z.object({ items: z.array(operatorSession) }) },
  errors: ["FORBIDDEN"],
});
