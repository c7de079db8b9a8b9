import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { operatorAccount } from "../../../entities/operator.ts";

export const listOperators = defineCall({
  name: "list-operators",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/operators",
  summary: "All operators with their roles",
  access: "operator",
  plainRead: true,
  role: "ADMIN",
  answers: { 200: z.object({ items: z.array(operatorAccount) }) },
});
